import { type Plugin, parseAst } from 'vite';

/** What is taken out of a file of a package, text for text. A file that lacks one of them has changed: the build fails. */
const cuts: Readonly<Record<string, readonly (readonly [taken: string, put: string])[]>> = {
  // Menus and the panel are never modal: a modal one would hide the page from screen readers and lock its scrolling.
  '@radix-ui/react-popover/dist/index.mjs': [
    [
      'context.modal ? /* @__PURE__ */ jsx(PopoverContentModal, { ...contentProps, ref: forwardedRef }) : ',
      '',
    ],
    [
      'createSlot("PopoverContent.RemoveScroll")',
      '/* @__PURE__ */ createSlot("PopoverContent.RemoveScroll")',
    ],
  ],
  '@radix-ui/react-menu/dist/index.mjs': [
    [
      'rootContext.modal ? /* @__PURE__ */ jsx(MenuRootContentModal, { ...contentProps, ref: forwardedRef }) : ',
      '',
    ],
    ['disableOutsideScroll ? RemoveScroll : React.Fragment', 'React.Fragment'],
  ],
  // For the same reason the page around them can be pressed, and the focus is never trapped.
  '@radix-ui/react-dismissable-layer/dist/index.mjs': [
    ['if (disableOutsidePointerEvents) {\n        if (context', 'if (false) {\n        if (context'],
    ['return () => {\n        if (disableOutsidePointerEvents) {', 'return () => {\n        if (false) {'],
  ],
  '@radix-ui/react-focus-scope/dist/index.mjs': [['if (trapped) {', 'if (false) {']],
  // Sockets are opened with this transport alone (src/data/backends/widget/socket.ts).
  'socket.io-client/build/esm/index.js': [
    [
      'export { Fetch, NodeXHR, XHR, NodeWebSocket, WebSocket, WebTransport, } from "engine.io-client";\n',
      '',
    ],
  ],
  'engine.io-client/build/esm/index.js': [
    ['export { Fetch } from "./transports/polling-fetch.js";\n', ''],
    ['export { XHR as NodeXHR } from "./transports/polling-xhr.node.js";\n', ''],
    ['export { XHR } from "./transports/polling-xhr.js";\n', ''],
    ['export { WT as WebTransport } from "./transports/webtransport.js";\n', ''],
  ],
  'engine.io-client/build/esm/transports/index.js': [
    ['import { XHR } from "./polling-xhr.node.js";\n', ''],
    ['import { WT } from "./webtransport.js";\n', ''],
    ['    webtransport: WT,\n', ''],
    ['    polling: XHR,\n', ''],
  ],
};

/** None of this may be in the scripts. */
const unwanted =
  /\/node_modules\/(react-remove-scroll|aria-hidden|engine\.io-client\/.*\/(polling|webtransport))/;

/**
 * Leaves out of the scripts for pages without a build what no inbox runs: the modal half of Radix, other transports, and the
 * calls that write a function's name. Only there: a host that bundles the package shares these packages with it.
 */
export function leanScript(): Plugin {
  const missing = new Set(Object.keys(cuts));
  let named = 0;
  return {
    name: 'lean-script',
    enforce: 'pre',
    transform(code, id) {
      const [, file = ''] = /\/node_modules\/((?!.*\/node_modules\/).+)$/.exec(id) ?? [];
      let lean = code;
      for (const [taken, put] of cuts[file] ?? []) {
        if (lean.split(taken).length !== 2) {
          this.error(`${file} does not hold once what the script leaves out: ${taken}`);
        }
        lean = lean.replace(taken, () => put);
      }
      missing.delete(file);
      if (file.startsWith('@radix-ui/')) {
        const unnamed = withoutNames(lean);
        named += unnamed === lean ? 0 : 1;
        lean = unnamed;
      }
      return lean === code ? null : { code: lean, map: null };
    },
    generateBundle(_options, bundle) {
      const held = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? Object.entries(chunk.modules).filter(
              ([id, { renderedLength }]) => renderedLength > 0 && unwanted.test(id),
            )
          : [],
      );
      if (missing.size > 0 || named === 0 || held.length > 0) {
        const parts = [...missing, ...(named === 0 ? ['__name'] : []), ...held.map(([id]) => id)];
        this.error(`The script no longer leaves out what it should: ${parts.join(', ')}`);
      }
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Node;
  readonly name?: string;
  readonly arguments?: readonly Node[];
}

/** `__name(fn, 'fn')` becomes `fn`: esbuild's `keepNames`, without which the names are only those that a minifier gives. */
export function withoutNames(code: string): string {
  const cut: [start: number, end: number][] = [];
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (isNode(value)) {
      const [named] = value.arguments ?? [];
      if (value.type === 'CallExpression' && value.callee?.name === '__name' && named !== undefined) {
        cut.push([value.start, named.start], [named.end, value.end]);
      }
      Object.values(value).forEach(walk);
    }
  };
  walk(parseAst(code).body);
  return cut
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
