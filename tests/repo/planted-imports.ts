/** Each file has one import that is not allowed, at some depth, and the reason that is given for it. */
export const planted: [file: string, text: string, reason: string][] = [
  ['src/lib/a.ts', "export { calls } from '../contract/calls.ts'", 'src/lib may not'],
  ['src/contract/a.ts', "export { a } from '../domain/a.ts'", 'src/contract may not'],
  ['src/domain/a.ts', "export { a } from '../api/a.ts'", 'src/domain may not'],
  ['src/domain/deep/deeper/a.ts', "export { a } from '../../../api/a.ts'", 'src/domain may not'],
  ['src/api/a.ts', "export { a } from '../state/a.ts'", 'src/api may not'],
  ['src/state/a.ts', "export { a } from '../features/x/a.ts'", 'src/state may not'],
  ['src/state/deep/a.ts', "export const a = () => import('../../features/x/a.ts')", 'src/state may not'],
  ['src/ui/a.ts', "export { a } from '../state/a.ts'", 'src/ui may not'],
  ['src/ui/deep/a.ts', "export { a } from '../../domain/a.ts'", 'src/ui may not'],
  ['src/ui/deep/a.css', "@import '../../features/y/a.css';", 'src/ui may not'],
  ['src/features/x/a.ts', "export { a } from '../y/a.ts'", 'another'],
  ['src/features/x/deep/a.ts', "export { a } from '../../y/a.ts'", 'another'],
  ['src/features/x/deep/deeper/a.ts', "export { a } from '../../../y/a.ts'", 'another'],
  ['src/features/x/deep/e.ts', "import type { A } from '../../y/a.ts'\nexport type B = A", 'another'],
  ['src/features/x/deep/late.ts', "export const a = () => import('../../../features/y/a.ts')", 'another'],
  ['src/features/x/quoted.ts', 'export const a = () => import(`../y/a.ts`)', 'another'],
  ['src/features/x/detour.ts', "export { a } from '../../../src/features/y/a.ts'", 'another'],
  ['src/features/x/deep/from-root.ts', "export { a } from '/src/features/y/a.ts'", 'another'],
  ['src/features/x/ending.ts', "export { a } from '../y/a.js'", 'another'],
  ['src/features/x/nothing.ts', "export {} from '../y/a.ts'", 'another'],
  ['src/features/x/type.ts', "export type A = import('../y/a.ts').A", 'another'],
  ['src/features/x/deep/type.ts', "export type A = typeof import('../../y/a.ts')", 'another'],
  ['src/features/x/deep/deeper/type.d.ts', "export type A = import('../../../y/a.ts').A", 'another'],
  ['src/features/x/augmented.ts', "declare module '../y/a.ts' {\n  const b: 1\n}\nexport {}", 'another'],
  ['src/features/x/equals.ts', "import a = require('../y/a.ts')\nexport { a }", 'another'],
  ['src/features/x/referenced.ts', '/// <reference path="../y/a.ts" />\nexport {}', 'another'],
  ['src/features/x/address.ts', "export const a = new URL('../y/a.ts', import.meta.url)", 'another'],
  ['src/features/x/deep/found.ts', "export const a = import.meta.resolve('../../y/a.ts')", 'another'],
  ['src/features/x/deep/data.ts', "export const a = import.meta.glob('../../y/*.json')", 'another'],
  ['src/features/x/deep/plain.js', "export { a } from '../../y/a.ts'", 'another'],
  ['src/features/x/a.module.css', ".a { composes: b from '../y/a.module.css'; }", 'another'],
  ['src/features/x/all.ts', "export const a = import.meta.glob('../*/a.ts')", 'import.meta.glob of code'],
  ['src/lib/deep/all.ts', "export const a = import.meta.glob(['./*.ts'])", 'import.meta.glob of code'],
  ['src/features/x/sum.ts', "export const a = () => import('../y/' + 'a.ts')", 'computed path'],
  ['src/lib/deep/sum.ts', 'export const a = (name: string) => import(`./${name}.ts`)', 'computed path'],
  ['server/modules/x/sum.ts', 'export const a = (name: string) => import(name)', 'computed path'],
  ['src/features/x/b.ts', "export { a } from '../../app/a.ts'", 'src/features may not'],
  ['src/screens/x/a.ts', "export { a } from '../../app/a.ts'", 'src/screens may not'],
  ['src/screens/x/b.ts', "export { a } from '../y/a.ts'", 'another'],
  ['src/screens/x/deep/b.ts', "export { a } from '../../y/a.ts'", 'another'],
  ['src/app/a.ts', "export { a } from '../../server/a.ts'", 'src may not'],
  ['sw/a.ts', "export { a } from '../src/state/a.ts'", 'sw may not'],
  ['server/a.ts', "export { a } from '../src/ui/a.ts'", 'server may not'],
  ['server/modules/x/a.ts', "export { a } from '../../../src/state/a.ts'", 'server may not'],
  ['server/b.ts', "export { a } from './demo/a.ts'", 'only server/compose.ts may'],
  [
    'server/media/deep/a.ts',
    "export type A = import('../../demo/deep/a.ts').A",
    'only server/compose.ts may',
  ],
  [
    'server/modules/x/late.ts',
    "export const a = () => import('../../demo/a.ts')",
    'only server/compose.ts may',
  ],
  ['server/demography/a.ts', "export { a } from '../demo/a.ts'", 'only server/compose.ts may'],
  ['server/web/a.ts', "export { a } from '../build/a.ts'", 'only server/build.mjs may'],
  ['src/lib/b.ts', "export { a } from './a.fixture.ts'", 'made for tests'],
  ['src/features/x/deep/b.ts', "export { a } from '../../../lib/a.fixture.ts'", 'made for tests'],
  ['server/modules/x/b.ts', "export { a } from './a.test.ts'", 'made for tests'],
  ['server/modules/x/c.ts', "export { a } from '../../../tests/support/a.ts'", 'made for tests'],
  ['src/features/x/c.ts', "export { Howl } from 'howler'", 'only src/features/player/audio/engine.ts'],
  [
    'src/features/x/deep/core.ts',
    "export { Howl } from 'howler/dist/howler.core.min.js'",
    'only src/features/player/audio/engine.ts',
  ],
  [
    'src/features/player/audio/deep/c.ts',
    "export type A = import('howler').Howl",
    'only src/features/player',
  ],
  ['src/features/x/deep/c.ts', "export const a = () => import('hls.js')", 'only src/features/video'],
  ['src/features/x/deep/deeper/c.ts', "export { a } from 'hls.js/light'", 'only src/features/video'],
  [
    'src/state/deep/c.ts',
    "import type { i18n } from 'i18next'\nexport type A = i18n",
    'only src/state/words',
  ],
  ['src/lib/deep/c.ts', "export { get } from 'idb-keyval'", 'only src/lib/shared-records.ts'],
  ['server/modules/x/d.ts', "export { Worker } from 'node:worker_threads'", 'only server/demo/sound'],
  [
    'server/modules/x/e.ts',
    "export { createRequire } from 'node:module'",
    'only server/identity/pages/fonts.ts',
  ],
  ['server/modules/x/deep/f.ts', "export { Pool } from 'pg'", 'only server/db may'],
  ['src/lib/d.ts', "export { useQuery } from '@tanstack/react-query'", 'src/lib may not import this package'],
  ['src/lib/deep/d.ts', "export { object } from 'valibot'", 'src/lib may not import this package'],
  [
    'src/contract/d.ts',
    "export type A = import('react').ReactNode",
    'src/contract may not import this package',
  ],
  ['src/domain/d.ts', "export { useState } from 'react'", 'src/domain may not import this package'],
  ['src/domain/deep/d.ts', "export { Hono } from 'hono/tiny'", 'src/domain may not import this package'],
  ['src/api/deep/d.ts', "export const a = () => import('react')", 'src/api may not import this package'],
  ['src/ui/d.ts', "export { proxy } from 'valtio'", 'src/ui may not import this package'],
  ['src/ui/deep/d.ts', "export { proxyMap } from 'valtio/utils'", 'src/ui may not import this package'],
  ['src/state/d.ts', "export { Button } from '@mantine/core'", 'src/state may not import this package'],
  ['src/features/x/d.ts', "export { readFile } from 'node:fs/promises'", 'src/features may not import this'],
  ['src/features/x/e.ts', "export { a } from '#features/y'", 'src/features may not import this package'],
  ['src/screens/x/deep/d.ts', "export { ulid } from 'ulid'", 'src/screens may not import this package'],
  ['src/app/deep/d.css', "@import 'kysely/a.css';", 'src may not import this package'],
  ['sw/deep/d.ts', "export { useState } from 'react'", 'sw may not import this package'],
  [
    'server/modules/x/g.ts',
    "export { renderToString } from 'react-dom/server'",
    'server may not import this',
  ],
  ['server/media/deep/g.ts', "export { speak } from 'espeak-ng'", 'server may not import this package'],
]
/** Each import of these files is allowed. */
export const allowed: [file: string, text: string][] = [
  ['src/lib/records.ts', "export { get } from 'idb-keyval'"],
  [
    'src/ui/deep/allowed.ts',
    "export type A = import('../../lib/fine.ts').A\nexport { Modal } from '@mantine/core'",
  ],
  [
    'src/features/x/deep/allowed.ts',
    "export { a } from '../fine.ts'\nexport * from '../../../state/fine.ts'",
  ],
  [
    'src/features/x/deep/allowed.test.ts',
    "import '../../y/a.ts'\nimport 'howler'\nimport '../../../lib/a.fixture.ts'",
  ],
  ['src/features/video/source/hls-source.ts', "export const a = () => import('hls.js/light')"],
  ['server/compose.ts', "export const a = () => import('./demo/a.ts')"],
  [
    'server/demo/deep/allowed.ts',
    "export { a } from '../../media/fine.ts'\nexport { speak } from 'espeak-ng'",
  ],
  ['server/modules/x/allowed.ts', "export const a = import.meta.glob('../../../locales/*/*.json')"],
  ['server/web/load-renderer.ts', 'export const a = (file: string) => import(file)'],
]
/** One cycle of each kind. */
export const circles: [kind: string, one: string, two: string][] = [
  [
    'value',
    "import { two } from './two.ts'\nexport const one = () => two()",
    "export { one as two } from './one.ts'",
  ],
  [
    'type',
    "import type { Two } from './two.ts'\nexport type One = Two",
    "import type { One } from './one.ts'\nexport type Two = One",
  ],
  ['late', "export const one = () => import('./two.ts')", "export const two = () => import('./one.ts')"],
  [
    'type without an import line',
    "export type One = import('./two.ts').Two",
    "export type Two = import('./one.ts').One",
  ],
]

/** Files of which none imports itself by way of another, though folders of theirs do. */
export const folderCircles: [parent: string, members: string, files: [file: string, text: string][]][] = [
  [
    'src/state/pair',
    'one/ two/',
    [
      ['one/a.ts', "export { b } from '../two/b.ts'"],
      ['one/b.ts', 'export const b = 1'],
      ['two/a.ts', "export { b } from '../one/b.ts'"],
      ['two/b.ts', 'export const b = 2'],
    ],
  ],
  [
    'src/features/z/round',
    'one/ three/ two/',
    [
      ['one/a.ts', "export type { A } from '../two/deep/a.ts'"],
      ['one/deep/b.ts', 'export const b = 1'],
      ['two/deep/a.ts', "export type A = import('../../three/a.ts').A"],
      ['three/a.ts', "export type A = 1\nexport const a = () => import('../one/deep/b.ts')"],
    ],
  ],
  [
    'server/modules/z',
    'beside.ts one/',
    [
      ['one/a.ts', "export { b } from '../beside.ts'"],
      ['one/b.ts', 'export const b = 1'],
      ['beside.ts', "export { b } from './one/b.ts'"],
    ],
  ],
  [
    'src/ui/styles',
    'one/ two/',
    [
      ['one/a.module.css', ".a { composes: b from '../two/b.module.css'; }"],
      ['one/b.ts', 'export const b = 1'],
      ['two/b.module.css', '.b { top: 0; }'],
      ['two/b.ts', "export { b } from '../one/b.ts'"],
    ],
  ],
]
export const noFolderCircles: [parent: string, files: [file: string, text: string][]][] = [
  // A registry beside the folders that it names, and what these share.
  [
    'src/features/z/registry',
    [
      ['all.ts', "export { a } from './one/a.ts'"],
      ['one/a.ts', "export { a } from '../shared.ts'"],
      ['shared.ts', 'export const a = 1'],
    ],
  ],
  // Only what is made for tests looks back.
  [
    'src/state/tested',
    [
      ['one/a.ts', "export { a } from '../two/a.ts'"],
      ['two/a.ts', 'export const a = 1'],
      ['two/a.test.ts', "export { a } from '../one/a.ts'"],
      ['two/a.fixture.ts', "export { a } from '../one/a.ts'"],
    ],
  ],
  [
    'server',
    [
      ['jobs/planted.ts', "export { a } from '../events/planted.ts'"],
      ['events/planted.ts', 'export const a = 1'],
      ['events/planted-too.ts', "export { a } from '../jobs/planted-too.ts'"],
      ['jobs/planted-too.ts', 'export const a = 1'],
    ],
  ],
]
