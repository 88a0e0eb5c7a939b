import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds the server; `aevum serve` listens there unless told otherwise.
const server = process.env['AEVUM_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  // Runes work where they are compiled for the browser and run with its build of Svelte, also under test.
  plugins: [svelte(mode === 'test' ? { dynamicCompileOptions: () => ({ generate: 'client' }) } : {})],
  build: {
    outDir: '../src/aevum/server/static',
    emptyOutDir: true,
    // The content security policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/catalogues': server,
      '/screens': server,
      '/ws': { target: server, ws: true },
    },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/lib/say.setup.ts'],
  },
}));
