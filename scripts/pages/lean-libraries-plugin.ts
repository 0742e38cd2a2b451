import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/production\//;
const name = /^\w+\.displayName = .*;$/gm;
const wrapping = /(?<== )(?=\w+\.(?:forwardRef|memo|createContext)\()/g;

const helmetFile = /\/react-helmet-async\/lib\/index\.esm\.js$/;
const versionCheck = /^var isReact19 = .*;$/m;

/**
 * Lets the bundler leave out of libraries what no visitor needs.
 *
 * React Router gives each component a `displayName`, and wraps some without saying that this has no
 * effect: bundlers must keep what may have one. 6.5 kB of every visitor's script (brotli) were what
 * framework mode needs.
 *
 * Helmet asks only when it runs which React there is, and carries what older ones need.
 */
export function leanLibrariesPlugin(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: [routerFile, helmetFile] },
      handler: (code) => ({
        code: code
          .replace(name, '')
          .replace(wrapping, '/* @__PURE__ */ ')
          .replace(versionCheck, 'const isReact19 = true;'),
        map: null,
      }),
    },
  };
}
