// Joins the modules that an inbox loads late into a few files, so that every bundler makes a few chunks of them and a page few requests.
// The modules of entry points that an app takes as a whole are a file each too, because a package of few files is installed faster.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseAst } from 'vite';
import { dynamicImport, pathBetween, reachedFrom, readModules, within } from './builtModules.mjs';

/** What each page with a bell loads first, or may call before its panel; and adapters, which must not bring a whole file of what is late. */
const first = [
  'inbox/InboxPopover.js',
  'features/InboxProvider.js',
  'data/stored/clearPersistedInbox.js',
  'features/workspaces/useUnreadElsewhere.js',
  'backends.js',
];

const live = [
  'data/live/startConnection.js',
  'data/backends/widget/socket.js',
  'data/backends/widget/widgetCalls.js',
];
const bell = ['inbox/root/UnreadAnnouncement.js', 'inbox/popover/PanelPreparation.js'];
const panel = ['inbox/popover/PopoverContent.js', 'inbox/message-list/seenObserver.js'];
const overlays = ['inbox/menu/overlays.js'];
const tabs = ['inbox/tabs/InboxTabs.js'];
const readyMade = ['late/places.js', 'late/lists.js', 'late/questions.js', 'late/answerForms.js'];
const places = ['features/readyMade.js'];
const lists = ['features/lists/code.js'];
const questions = ['features/questions/code.js'];
const keys = ['features/keys/code.js'];
const attention = ['features/attention/attentionOf.js'];
const toasts = ['features/toasts/loadedToasts.js'];
/** What toasts share with the panel, which they do without. */
const shared = [
  'inbox/message-item/useOpenMessage.js',
  'inbox/root/toastAreas.js',
  'inbox/settings/useFeatureWords.js',
  'inbox/dom/useBeforePaint.js',
  'primitives/markdown/safeUrl.js',
  'primitives/popover/topLayer.js',
  'primitives/theme/PortalRoot.js',
  'primitives/theme/useThemeSettings.js',
];
/** Data that only rows on screen need. */
const rows = ['data/messages/lastVisit.js'];
const touch = ['features/touch/code.js'];
const fewer = ['features/fewer/code.js'];
const fewerRows = ['features/fewer/rowParts.js'];
const quiet = ['features/quiet/code.js'];
const quietControls = ['features/quiet/controls.js'];
const feed = [
  'data/messages/fetchFirstPage.js',
  'data/engine/prefetch.js',
  ...live,
  ...bell,
  ...panel,
  ...tabs,
];

/**
 * The files, and the modules that begin each of them. With these come all that they need, in these folders, and that is in no earlier file;
 * of one that `isWhole` also what a page loads first, since whoever needs any of it needs all.
 * The constants of the platform stay modules: a page that needs one of them has no use for the inbox.
 */
const files = [
  {
    name: 'features/snooze-in-browser.js',
    begin: ['features/snooze-in-browser/laterInBrowser.js'],
    in: /^features\/snooze-in-browser\//,
    isWhole: true,
  },
  {
    name: 'backends/rest.js',
    begin: ['backends/rest/restBackend.js'],
    in: /^backends\/rest\//,
    isWhole: true,
  },
  {
    name: 'backends/memory.js',
    begin: ['backends/memory/memoryBackend.js'],
    in: /^backends\/memory\//,
    isWhole: true,
  },
  { name: 'late/live.js', begin: live, in: /^data\/(live|backends)\// },
  {
    name: 'late/preferences.js',
    begin: ['data/backends/widget/preferenceCalls.js'],
    in: /^data\/backends\//,
  },
  { name: 'late/rows.js', begin: rows, in: /^data\/messages\/lastVisit/ },
  // With the data that both it and the panel need.
  { name: 'late/feed.js', begin: bell, in: /^inbox\// },
  { name: 'late/feed.js', begin: feed, in: /^(data|base)\// },
  { name: 'late/open.js', begin: shared, in: /^(?!platform-constants)/ },
  { name: 'late/panel.js', begin: panel, in: /^(?!platform-constants)/ },
  // Once there are rows.
  { name: 'late/overlays.js', begin: overlays, in: /^(inbox|primitives)\// },
  // Most inboxes have none; those of a page have names and counts alone.
  { name: 'late/tabCount.js', begin: ['inbox/tabs/CountedTab.js'], in: /^inbox\// },
  { name: 'late/tabs.js', begin: tabs, in: /^(?!platform-constants)/ },
  // Only where messages can be archived or put off. The words stay modules: each language's file has those of all features.
  { name: 'late/places.js', begin: places, in: /^(features|inbox|primitives|locales\/comingTimes)/ },
  // Only where a list needs more than to show messages. The preferences have its search field too.
  { name: 'late/lists.js', begin: lists, in: /^(features\/lists|inbox)\// },
  // Only where a message asks the reader something.
  {
    name: 'late/questions.js',
    begin: questions,
    in: /^(features\/questions|inbox)\//,
  },
  {
    name: 'late/answerForms.js',
    begin: ['features/questions/forms.js'],
    in: /^features\/questions\//,
  },
  // Only where a host has turned it on.
  { name: 'late/keys.js', begin: keys, in: /^(features\/|inbox\/|locales\/keyWords)/ },
  { name: 'late/sheet.js', begin: ['features/keys/SheetPart.js'], in: /^(features|inbox)\// },
  { name: 'late/rowMenus.js', begin: ['features/context-menu/code.js'], in: /^(features|inbox)\// },
  { name: 'late/attention.js', begin: attention, in: /^(features|inbox)\// },
  { name: 'late/icon.js', begin: ['features/attention/pageIcon.js'], in: /^features\/attention\// },
  { name: 'late/toasts.js', begin: toasts, in: /^(features|inbox)\// },
  { name: 'late/touch.js', begin: touch, in: /^(features|inbox)\// },
  { name: 'late/fewer.js', begin: fewer, in: /^(features|inbox)\// },
  // Once a list is on screen.
  { name: 'late/fewerRows.js', begin: fewerRows, in: /^(features\/fewer\/|locales\/fewerWords)/ },
  // Only where readers can pause; and where they do that, which needs the panel.
  { name: 'late/quiet.js', begin: quiet, in: /^features\/quiet\// },
  { name: 'late/quietControls.js', begin: quietControls, in: /^features\/quiet\// },
  // What an entry point only exports, which is a file with the public names.
  { name: 'features/page.js', begin: ['features/page/InboxPage.js'], in: /^features\/page\// },
  { name: 'features/values.js', begin: ['features.js'], in: /^features\/[^/]+\/index/ },
  {
    name: 'backends/inbox.js',
    begin: ['backends/inbox/inboxBackend.js'],
    in: /^backends\/inbox\//,
    isWhole: true,
  },
  { name: 'agents/agents.js', begin: ['agents.js'], in: /^agents\// },
  { name: 'legacy/legacy.js', begin: ['legacy.js'], in: /^legacy\// },
  { name: 'devtools/devtools.js', begin: ['devtools.js'], in: /^devtools\// },
  { name: 'devtools/tanstack.js', begin: ['devtools-tanstack.js'], in: /^devtools\/tanstack\// },
];

const server = 'server.js';

/**
 * Joins those modules of a build that has a file for each module. What imports one of them imports the joined file instead. A module that
 * is taken as a whole elsewhere (`export * as`) keeps its file, which then only exports the names; the others go.
 */
export async function joinLateFiles(dist) {
  const modules = readModules(resolve(dist));
  const home = homesOf(modules);
  // What each file exports: by which name, of which module, and how that calls it. Several modules of a file may have a `start`.
  const names = new Map(files.map(({ name }) => [name, new Map()]));
  const aliases = new Map();
  const kept = new Set();
  for (const [name, { imports }] of modules) {
    for (const { source, imported, isDynamic } of imports) {
      const file = home.get(source);
      if (file === undefined || file === home.get(name)) {
        continue;
      }
      for (const one of imported ?? modules.get(source).exported) {
        const exported = names.get(file);
        const other = exported.get(one)?.source ?? source;
        if (other !== source && !isDynamic) {
          throw new Error(`${other} and ${source} both export ${one}, which ${file} can export once only.`);
        }
        const alias = other === source ? one : `${one}_${exported.size}`;
        exported.set(alias, { source, one });
        aliases.set(`${source} ${one}`, alias);
      }
      if (!isDynamic && imported === undefined) {
        kept.add(source);
      }
    }
  }
  const texts = new Map();
  for (const [file, exported] of names) {
    texts.set(file, await join(file, exported, { root: resolve(dist), modules, home, aliases, texts }));
  }
  texts.set(server, await joinServer({ root: resolve(dist), modules, aliases, texts, home }));
  for (const [name, { code }] of modules) {
    const file = home.get(name);
    if (name === server) {
      continue;
    }
    if (file === undefined) {
      const joined = (path) => (kept.has(within(name, path)) ? undefined : home.get(within(name, path)));
      texts.set(
        name,
        code
          .replace(dynamicImport, (_written, path) =>
            importOf(within(name, path), name, { modules, home, aliases }),
          )
          .replace(/(?<=\b(?:from|import) )"(\.[^"]+)"/g, (written, path) =>
            joined(path) === undefined ? written : JSON.stringify(pathBetween(name, joined(path))),
          ),
      );
    } else if (kept.has(name)) {
      const exported = [...names.get(file)].filter(([, { source }]) => source === name).map(([one]) => one);
      texts.set(name, `export { ${exported.join(', ')} } from "${pathBetween(name, file)}";\n`);
    } else {
      rmSync(resolve(dist, name));
    }
  }
  mkdirSync(resolve(dist, 'late'), { recursive: true });
  for (const [name, text] of texts) {
    writeFileSync(resolve(dist, name), withoutIndentation(text));
  }
}

/** What runs on a server, in one file: a joined one has the hooks of others. A class of errors is the same for all. */
function joinServer({ root, modules, home, aliases, texts }) {
  const needed = reachedFrom([server], modules, ({ isDynamic, source }) => !isDynamic || home.has(source));
  needed.delete('data/transport/InboxError.js');
  const exported = modules.get(server).exported.map((one) => [one, { source: server, one }]);
  const inServer = new Map([...needed].map((name) => [name, server]));
  return join(server, exported, { root, modules, home: inServer, aliases, texts });
}

/** In which of the files each late module goes. */
function homesOf(modules) {
  // A React server runs modules that are no client's, and a joined file has the hooks of others.
  const onServer = [...modules.keys()].filter((name) => /^[^/]*\.react-server\.js$/.test(name));
  const taken = new Set([...reachedFrom(first, modules), ...reachedFrom(onServer, modules)]);
  const home = new Map();
  for (const { name: file, begin, in: folders, isWhole = false } of files) {
    for (const name of reachedFrom(begin, modules)) {
      if ((isWhole || !taken.has(name)) && folders.test(name)) {
        taken.add(name);
        home.set(name, file);
      }
    }
  }
  return home;
}

/** A dynamic import of a module. Of a joined one it names what it takes, so that a bundler need not keep the rest. */
function importOf(source, importer, { modules, home, aliases }) {
  const file = home.get(source);
  if (readyMade.includes(file)) {
    // All of it is for the one that imports it.
    return `import("${pathBetween(importer, file)}")`;
  }
  const names = modules.get(source).exported.map((one) => [one, aliases.get(`${source} ${one}`)]);
  const taken = names.map(([, alias]) => alias).join(', ');
  const given = names.map(([one, alias]) => (one === alias ? one : `${one}: ${alias}`)).join(', ');
  return file === undefined
    ? `import("${pathBetween(importer, source)}")`
    : `import("${pathBetween(importer, file)}").then(({ ${taken} }) => ({ ${given} }))`;
}

/**
 * One module out of those that go into a file, which exports these names of them. What they import dynamically from elsewhere is a module of
 * its own: a bundler makes a chunk for it even if nothing of the joined file that needs it is used.
 */
async function join(file, exported, { root, modules, home, aliases, texts }) {
  const importAside = (name, code) => {
    const asides = [];
    const text = code.replace(dynamicImport, (_written, path) => {
      const source = within(name, path);
      if (home.get(source) === file) {
        // It is there already.
        const taken = modules.get(source).exported;
        const local = (one) => `${one}_of_${asides.length}`;
        const object = taken.map((one) => `${one}: ${local(one)}`).join(', ');
        asides.push(
          `import { ${taken.map((one) => `${one} as ${local(one)}`).join(', ')} } from "${path}";\n`,
        );
        return `Promise.resolve({ ${object} })`;
      }
      if (readyMade.includes(file)) {
        // It is taken as a whole, so nothing of it is left out.
        return importOf(source, name, { modules, home, aliases });
      }
      // The code of a feature is called by its folder.
      const aside = `import${posix.basename(source.replace('/code.js', ''), '.js').replaceAll('-', '')}`;
      const target = `late/${aside}.js`;
      const loader = `export const ${aside} = () => ${importOf(source, target, { modules, home, aliases })};\n`;
      if ((texts.get(target) ?? loader) !== loader) {
        throw new Error(`Two late modules are called ${posix.basename(source)}, so ${target} would be both.`);
      }
      texts.set(target, loader);
      asides.push(`import { ${aside} } from "${pathBetween(name, target)}";\n`);
      return `${aside}()`;
    });
    return asides.join('') + text;
  };
  const begin = [...exported].map(
    ([alias, { source, one }]) =>
      `export { ${one} as ${alias} } from ${JSON.stringify(resolve(root, source))};`,
  );
  const build = await rolldown({
    input: 'joined',
    logLevel: 'warn',
    // The paths of all modules, as comments.
    experimental: { attachDebugInfo: 'none' },
    plugins: [
      {
        name: 'join',
        resolveId(id, importer) {
          if (id === 'joined' || !/^[./]/.test(id)) {
            return id === 'joined' ? '\0joined' : { id, external: true };
          }
          const path = importer === '\0joined' ? id : resolve(posix.dirname(importer), id);
          const target = home.get(posix.relative(root, path));
          return target === file
            ? path
            : { id: pathBetween(file, target ?? posix.relative(root, path)), external: true };
        },
        load: (id) =>
          id === '\0joined'
            ? begin.join('\n')
            : importAside(
                posix.relative(root, id),
                withoutEffects(modules.get(posix.relative(root, id)).code),
              ),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: false, codeSplitting: false });
  return output[0].code;
}

/**
 * Says of what a module calls while it is loaded that it has no effect, as package.json says of all modules: a bundler then leaves out of
 * a joined file what is not used.
 */
function withoutEffects(code) {
  const calls = parseAst(code).body.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ init }) => (/^(Call|New)Expression$/.test(init?.type) ? [init.start] : [])),
  );
  return calls.reduceRight((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code);
}

/** Lines without the tabs before them, which were a twentieth of each file. Texts of several lines stay as they are. */
export function withoutIndentation(code) {
  const texts = [];
  const visit = (node) => {
    if (node?.type === 'TemplateLiteral') {
      texts.push([node.start, node.end]);
    } else if (typeof node === 'object' && node !== null) {
      Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(code).body);
  return code.replace(/^\t+/gm, (tabs, at) =>
    texts.some(([start, end]) => start < at && at < end) ? tabs : '',
  );
}
