/**
 * The folders from the top down, each with what it may import besides itself: a folder, or one file. Tests may import
 * anything. `.astro` files are not read, because dependency-cruiser does not know their format; routes and layouts,
 * which may import everything below them, are the only ones.
 */
const BASE = ['src/contactForm', 'src/interfaceWords.ts', 'src/look', 'src/lib'];
/** The folders for programs that read the owner's files. Only pages import `content.ts`. */
const READER = ['src/content/reader', 'src/content/files'];
const rooms = {
  'tools/editor': ['tools/publish', 'src'],
  'tools/publish': ['commands/args.ts', 'src/build', ...READER, 'src/lib'],
  commands: ['src/build', ...READER, 'src/lib'],
  'src/build': [...READER, ...BASE],
  'src/pages': ['src/layouts', 'src/blocks', 'src/components', 'src/content', ...BASE],
  'src/layouts': ['src/blocks', 'src/components', 'src/content', ...BASE],
  'src/content': ['src/blocks', ...BASE, 'package.json'],
  'src/content/reader': ['src/content/files', 'src/blocks', 'src/interfaceWords.ts', 'src/look', 'src/lib'],
  'src/content/files': ['src/blocks', ...BASE],
  'src/blocks': ['src/components', 'src/interfaceWords.ts', 'src/look', 'src/lib'],
  'src/contactForm': ['src/components', 'src/interfaceWords.ts', 'src/lib'],
  'src/components': ['src/look', 'src/lib'],
  'src/look': ['src/lib'],
  'src/lib': [],
  'src/interfaceWords.ts': [],
};

const TEST = '(?:^|/)tests/|\\.test\\.tsx?$';

const pathOf = (/** @type {string} */ entry) =>
  (/\.\w+$/.test(entry) ? `${entry}$` : `${entry}/`).replaceAll('.', '\\.');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'the site, with its tests, imports no tool',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    { name: 'no circles, also of types', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^astro:' } },
    {
      name: 'no tests outside tests',
      severity: 'error',
      from: { pathNot: `${TEST}|\\.config\\.ts$` },
      to: { path: TEST },
    },
    {
      name: 'only `dependencies` in what production runs',
      severity: 'error',
      from: {
        path: '^(?:astro\\.config|(?:src|commands|tools/publish)/)',
        // It finds the tests' browser.
        pathNot: `${TEST}|^commands/chromium\\.js$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages ask `src/content`, and not its reader',
      severity: 'error',
      from: { path: '^src/(?:layouts|pages)/', pathNot: TEST },
      to: { path: '^src/content/reader/' },
    },
    {
      name: 'no Node in what browsers also run',
      severity: 'error',
      from: { path: '^src/(?:blocks|components|contactForm|layouts|lib)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no React where nothing is drawn',
      severity: 'error',
      from: { path: '^src/(?:content|layouts/scripts|lib)/', pathNot: TEST },
      to: { path: 'node_modules/react' },
    },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room} imports only from ${[...allowed, 'packages'].join(', ')}`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${pathOf(room)}`, pathNot: TEST },
      to: {
        dependencyTypesNot: /** @type {'core'[]} */ (['core']),
        pathNot: [`^(?:${[room, ...allowed].map(pathOf).join('|')})`, 'node_modules/', '^astro:'],
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:\\.astro|content|dist[^/]*)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
};
