/**
 * `npm run pictures [-- folder] [--only words …]`: every screen and state, phone, tablet and desktop, light and dark,
 * English and Arabic, as PNG. Words narrow it: `--only album ar dark`; the first letters of a name or an exact size,
 * theme, language or tenant. The sizes in between (`narrow`, `laptop`, `broad`) are taken only when named, also for
 * several names: `--only laptop home,album`. The pictures are for people and are not compared. `--sample 8 seed` takes
 * a random eight. `npm run pictures -- --screenshots` renews the few of `public/screenshots`, which manifest and README
 * show.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './lib/run.mjs'
import { shots, tenants } from './lib/shots.mjs'
import { openShotSession, sizes } from './lib/take-shots.mjs'

const atOnce = 2
const between = ['narrow', 'laptop', 'broad']
const variants = ['light', 'dark'].flatMap((theme) => ['en', 'ar'].map((lang) => ({ theme, lang })))

const nameOf = (shot, { size, theme, lang }) => [shot.name, shot.tenant ?? 'riwaq', size, theme, lang]
const exact = new Set([...Object.keys(sizes), ...tenants, 'light', 'dark', 'en', 'ar'])
const isWanted = (words) => (shot, variant) => {
  const [name, ...rest] = nameOf(shot, variant)
  return words.every((word) =>
    exact.has(word) ? rest.includes(word) : word.split(',').some((start) => name.startsWith(start)),
  )
}

/** So many looks, drawn by lot: the same ones for the same seed. */
const sampleOf = (visits, count, seed) => {
  const lot = (shot, variant) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(shot, variant).join(' ')}`)
      .digest('hex')
  const drawn = visits
    .flatMap(({ shot, variants }) => variants.map((variant) => ({ variant, lot: lot(shot, variant) })))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ variant }) => variant)
  return visits
    .map(({ shot, variants }) => ({
      shot,
      variants: variants.filter((variant) => drawn.includes(variant)),
    }))
    .filter(({ variants }) => variants.length > 0)
}

/** One browser context per picture for all its variants: a user signs in once. */
const visits = (words) =>
  shots
    .map((shot) => {
      const named = between.filter((size) => words.includes(size))
      const all = (shot.sizes ?? ['phone', 'tablet', 'desk', ...named]).flatMap((size) =>
        variants.map((variant) => ({ size, ...variant })),
      )
      return { shot, variants: all.filter((variant) => isWanted(words)(shot, variant)) }
    })
    .filter((visit) => visit.variants.length > 0)

const all = async (studio, folder, todo) => {
  mkdirSync(folder, { recursive: true })
  let count = 0
  let missed = []
  const visit = async ({ shot, variants: wanted }) => {
    const visitor = studio.visitor(shot)
    for (const variant of wanted) {
      const name = `${nameOf(shot, variant).join('.')}.png`
      try {
        await sharp(await visitor.take(variant)).toFile(join(folder, name))
        count++
      } catch (problem) {
        missed.push({ shot, variants: [variant] })
        console.error(`${name} could not be reached: ${problem.message.split('\n')[0]}`)
      }
    }
    await visitor.leave()
    console.log(`${shot.name} ${shot.tenant ?? ''}`)
  }
  const takeNext = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await visit(next)
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext))
  // Thousands of steps on a busy machine: what was missed is walked to once more, alone.
  const again = missed
  missed = []
  for (const one of again) await visit(one)
  console.log(`${count} pictures in ${folder}, ${missed.length} not reached`)
  if (missed.length > 0) process.exitCode = 1
}

/** The names carry tenant, form and measure, as the manifest reads them. */
const screenshots = async (studio) => {
  const folder = join(root, 'public/screenshots')
  mkdirSync(folder, { recursive: true })
  const of = (tenant, theme, lang) => [
    { tenant, theme, lang, size: 'phone', form: 'narrow', path: '/' },
    { tenant, theme, lang, size: 'desk', form: 'wide', path: 'album' },
  ]
  const wanted = [...of('riwaq', 'light', 'en'), ...of('nour', 'dark', 'ar'), ...of('klang', 'light', 'de')]
  for (const { tenant, form, path, ...variant } of wanted) {
    const visitor = studio.visitor({ path, tenant })
    const picture = sharp(await visitor.take({ ...variant, scale: form === 'narrow' ? 2 : 1 }))
    await visitor.leave()
    const { width, height } = await picture.metadata()
    const file = join(folder, `${tenant}-${form}-${width}x${height}.webp`)
    await picture.webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(file)
    console.log(file, `${Math.round(statSync(file).size / 1000)} kB`)
  }
}

const args = process.argv.slice(2)
const flag = args.findIndex((arg) => arg === '--only' || arg === '--sample')
const [folder = 'pictures'] = flag < 0 ? args : args.slice(0, flag)
const [option, ...words] = flag < 0 ? [] : args.slice(flag)
if (folder.startsWith('--') && folder !== '--screenshots') {
  console.error(
    `pictures: ${folder} is no option; the folder comes first, then --only and words, or --sample`,
  )
  process.exit(1)
}
const wanted = () => {
  if (option !== '--sample') return visits(words)
  const [count = '8', seed = String(Date.now())] = words
  console.log(`drawn with the seed ${seed}`)
  return sampleOf(visits([]), Number(count), seed)
}
const studio = await openShotSession()
try {
  if (folder === '--screenshots') await screenshots(studio)
  else await all(studio, folder, wanted())
} finally {
  await studio.close()
}
