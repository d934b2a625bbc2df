import { svelte } from "@sveltejs/vite-plugin-svelte";
import { gzipSync } from "node:zlib";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

const FIRST_LOAD = 120_000; // bytes of compressed script, at most, before the first picture

/** Fails the build when the script that a first visit loads grows too large. */
function budget(): Plugin {
  return {
    name: "budget",
    generateBundle(_, bundle) {
      const seen = new Set<string>();
      let bytes = 0;
      const add = (name: string) => {
        const chunk = bundle[name];
        if (seen.has(name) || chunk?.type !== "chunk") return;
        seen.add(name);
        bytes += gzipSync(chunk.code).length;
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.isEntry) add(chunk.fileName);
      this.info(`first load: ${bytes} bytes of compressed script, at most ${FIRST_LOAD}`);
      if (bytes > FIRST_LOAD) this.error(`the first load is ${bytes} bytes of compressed script, more than ${FIRST_LOAD}`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), budget()],
  build: {
    outDir: "../src/tablee/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // what is inlined would need a wider content-security-policy
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
