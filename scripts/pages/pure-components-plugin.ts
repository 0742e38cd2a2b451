import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/production\//;
const name = /^\w+\.displayName = .*;$/gm;
const wrapping = /(?<== )(?=\w+\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler leave out React Router's components that nobody uses. The package gives each a
 * `displayName`, and wraps some without saying that this has no effect: bundlers must keep what
 * may have one. 6.5 kB of every visitor's script (brotli) were what framework mode needs.
 */
export function pureComponentsPlugin(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: routerFile },
      handler: (code) => ({
        code: code.replace(name, '').replace(wrapping, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
