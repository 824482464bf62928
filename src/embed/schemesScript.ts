// For pages without a build, beside `carillon.js` or `frame-page.js`: the schemes of an app's own links, which few hosts have.
export { allowLinkSchemes } from '../inbox/index.ts';
