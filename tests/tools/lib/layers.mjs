/**
 * Who may import whom, as one ordered list; the lint configuration is made from it. A folder may import what its row
 * names, and itself. Features and screens are read from the disk, so a new one is guarded from its first file.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const layers = [
  { folder: 'src/lib', may: [] },
  { folder: 'src/contract', may: ['src/lib'] },
  { folder: 'src/domain', may: ['src/contract', 'src/lib'] },
  { folder: 'src/api', may: ['src/contract', 'src/domain', 'src/lib'] },
  { folder: 'src/state', may: ['src/domain', 'src/api', 'src/contract', 'src/lib', 'locales'] },
  { folder: 'src/ui', may: ['src/lib'] },
  {
    folder: 'src/features',
    may: ['src/state', 'src/api', 'src/domain', 'src/contract', 'src/ui', 'src/lib'],
  },
  {
    folder: 'src/screens',
    may: ['src/features', 'src/state', 'src/api', 'src/domain', 'src/contract', 'src/ui', 'src/lib'],
  },
  {
    folder: 'src/app',
    may: [
      'src/screens',
      'src/features',
      'src/state',
      'src/api',
      'src/domain',
      'src/contract',
      'src/ui',
      'src/lib',
    ],
  },
  { folder: 'sw', may: ['src/contract', 'src/domain', 'src/lib'] },
  { folder: 'server', may: ['src/contract', 'src/domain', 'src/lib', 'locales'] },
]

const folders = [...layers.map((layer) => layer.folder), 'tests', 'locales']

/** Libraries behind a door: only the files named here import them. */
const doors = [
  { library: 'howler', files: ['src/features/player/sound/engine.ts'] },
  { library: 'hls.js', files: ['src/features/watching/source/fed-source.ts'] },
  {
    library: 'idb-keyval',
    files: [
      'src/lib/changing-records.ts',
      'src/lib/open-store.ts',
      'src/lib/records.ts',
      'src/lib/sealed-pieces.ts',
      'src/app/query/persister.ts',
    ],
  },
  { library: 'workbox-window', files: ['src/app/worker/register.ts'] },
]

const relativeFrom = (from, to) => {
  // src/api -> src/ui is `../ui/`, from deeper files `../../ui/`; sw -> src/ui is `../src/ui/`.
  const [fromTop, toTop] = [from.split('/')[0], to.split('/')[0]]
  return fromTop === toTop ? to.split('/').slice(1).join('/') : to
}

const forbidden = ({ folder, may }) =>
  folders
    .filter((other) => other !== folder && !may.includes(other))
    .flatMap((other) => {
      const tail = relativeFrom(folder, other)
      return [`../${tail}/**`, `../../${tail}/**`, `../../../${tail}/**`, `../../../../${tail}/**`]
    })

const features = (root) =>
  !existsSync(join(root, 'src/features'))
    ? []
    : readdirSync(join(root, 'src/features'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)

const rule = (patterns, extra = {}) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: patterns, message: 'This layer may not import that one.' }], ...extra },
  ],
})

/** Lint overrides: one per layer, and one per feature that keeps it from its neighbours. */
export const layerOverrides = (root) => {
  const closedDoors = (folder, file) =>
    doors
      .filter((door) => !door.files.includes(file ?? ''))
      .map((door) => ({
        name: door.library,
        message: `Only ${door.files.join(', ')} imports ${door.library}.`,
      }))
  const perLayer = layers.map((layer) => ({
    files: [`${layer.folder}/**/*.{ts,tsx}`],
    rules: rule(forbidden(layer), { paths: closedDoors(layer.folder) }),
  }))
  const featureLayer = layers.find((layer) => layer.folder === 'src/features')
  const names = features(root)
  const perFeature = names.map((name) => ({
    files: [`src/features/${name}/**/*.{ts,tsx}`],
    rules: rule(
      [
        ...forbidden(featureLayer),
        ...names
          .filter((other) => other !== name)
          .flatMap((other) => [`../${other}/**`, `../../${other}/**`, `../../features/${other}/**`]),
      ],
      { paths: closedDoors(featureLayer.folder) },
    ),
  }))
  const perDoor = doors.flatMap((door) =>
    door.files.map((file) => {
      const layer = layers.find((candidate) => file.startsWith(`${candidate.folder}/`))
      const name = file.startsWith('src/features/') ? file.split('/')[2] : null
      const neighbours = name ? names.filter((other) => other !== name).map((other) => `../${other}/**`) : []
      return {
        files: [file],
        rules: rule([...forbidden(layer), ...neighbours], { paths: closedDoors(layer.folder, file) }),
      }
    }),
  )
  return [...perLayer, ...perFeature, ...perDoor]
}
