// Compiles Svelte components and rune modules for esbuild. Any warning, an accessibility one above all, fails the
// build.
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { transform } from "esbuild";
import { compile, compileModule } from "svelte/compiler";

/** The esbuild plugin; `dev` keeps Svelte's own checks. */
export function sveltePlugin({ dev = false } = {}) {
  return {
    name: "svelte",
    setup(build) {
      const styles = new Map();
      const asMessage = (warning) => ({
        text: `${warning.code}: ${warning.message}`,
        location: {
          file: relative(process.cwd(), warning.filename ?? ""),
          line: warning.start?.line,
          column: warning.start?.column,
        },
      });

      build.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        try {
          const { js, css, warnings } = compile(source, { filename: path, generate: "client", dev, css: "external" });
          if (warnings.length) return { errors: warnings.map((warning) => asMessage({ ...warning, filename: path })) };
          let contents = js.code;
          if (css?.code) {
            styles.set(`${path}.css`, css.code);
            contents += `\nimport ${JSON.stringify(`${path}.css`)};`;
          }
          return { contents, loader: "js" };
        } catch (error) {
          return { errors: [asMessage({ ...error, code: error.code, message: error.message, filename: path })] };
        }
      });

      build.onResolve({ filter: /\.svelte\.css$/ }, ({ path }) => ({ path, namespace: "svelte-styles" }));
      build.onLoad({ filter: /.*/, namespace: "svelte-styles" }, ({ path }) => ({
        contents: styles.get(path),
        loader: "css",
      }));

      build.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
        const plain = await transform(await readFile(path, "utf8"), { loader: "ts", target: "es2022" });
        const { js } = compileModule(plain.code, { filename: path, generate: "client", dev });
        return { contents: js.code, loader: "js" };
      });
    },
  };
}
