/**
 * The folders from the top down, each with what it may import besides itself: a folder, or one file. Tests may import
 * anything. `.astro` files are not read, because dependency-cruiser does not know their format; routes and layouts,
 * which may import everything below them, are the only ones.
 */
const rooms = {
  'tools/editor': ['tools/publish', 'preflight', 'integrations/contentReload.ts', 'src'],
  'tools/publish': ['commands/args.ts', 'preflight', 'deploy/moves.ts', 'src/content'],
  commands: ['preflight', 'src/content'],
  preflight: ['src'],
  deploy: ['budgets.ts', 'src/contactForm', 'src/content', 'src/lib'],
  receivers: ['src/contactForm', 'src/content', 'src/interfaceWords.ts', 'src/lib'],
  server: ['src/content', 'src/lib'],
  integrations: ['src/content', 'src/look', 'src/lib', 'src/schema'],
  'src/pages': ['src'],
  'src/views': [
    ...['src/blocks', 'src/components', 'src/content', 'src/contactForm', 'src/legalPages', 'src/look', 'src/lib'],
    'src/interfaceWords.ts',
  ],
  'src/structuredData': ['src/content', 'src/legalPages', 'src/lib'],
  'src/content': [
    ...[
      'src/blocks',
      'src/schema',
      'src/interfaceWords.ts',
      'src/contactForm',
      'src/legalPages',
      'src/look',
      'src/lib',
    ],
    'package.json',
  ],
  'src/blocks': ['src/components', 'src/schema', 'src/interfaceWords.ts', 'src/look', 'src/lib'],
  'src/legalPages': ['src/contactForm', 'src/lib'],
  'src/contactForm': ['src/components', 'src/interfaceWords.ts', 'src/lib'],
  'src/components': ['src/look', 'src/lib'],
  'src/schema': ['src/look', 'src/lib'],
  'src/look': ['src/lib'],
  'src/scripts': [],
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
        path: '^(?:astro\\.config|(?:src|integrations|server|commands|tools/publish|preflight|receivers|deploy)/)',
        // It finds the tests' browser.
        pathNot: `${TEST}|^commands/chromium\\.js$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no Node in what browsers also run',
      severity: 'error',
      from: { path: '^src/(?:blocks|components|contactForm|lib|scripts|views)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no React where nothing is drawn',
      severity: 'error',
      from: { path: '^src/(?:content|legalPages|lib|scripts|structuredData)/', pathNot: TEST },
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
