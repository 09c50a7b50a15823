/** `{item}--{world}-poster` is the game's card, `-banner` the wide one, any other a moment of play. */
import type { Draw } from '../covers.ts'
import { randomFrom, randomInteger } from '../random.ts'
import { circle, n, path, rect, star } from '../svg.ts'
import type { DrawWorld } from './draw-world.ts'
import { isles } from './isles.ts'
import { lantern } from './lantern.ts'
import { race } from './race.ts'
import { runner } from './runner.ts'
import { tiles } from './tiles.ts'

const worlds = { runner, tiles, race, isles, lantern } as const satisfies Record<string, DrawWorld>
export type World = keyof typeof worlds
const isWorld = (name: string): name is World => Object.hasOwn(worlds, name)

/** Lives, points and progress, without letters, since a picture is the same in every language. */
const signs: Draw = ({ random, w, h, palette: [, , accent, light] }) => {
  const u = Math.min(w, h)
  const lives = randomInteger(random, 1, 3)
  const hearts = Array.from({ length: 3 }, (_, i) =>
    path(star(u * (0.12 + i * 0.085), u * 0.1, u * 0.03, 0.5, 5), i < lives ? accent : '#ffffff40'),
  )
  const far = w * 0.18
  return (
    rect(u * 0.06, u * 0.05, u * 0.29, u * 0.1, '#00000073', `rx="${n(u * 0.05)}"`) +
    hearts.join('') +
    rect(w - far - u * 0.06, u * 0.075, far, u * 0.05, '#00000073', `rx="${n(u * 0.025)}"`) +
    rect(
      w - far - u * 0.06,
      u * 0.075,
      far * (0.25 + random() * 0.6),
      u * 0.05,
      light,
      `rx="${n(u * 0.025)}"`,
    ) +
    circle(w - u * 0.14, h - u * 0.14, u * 0.065, '#ffffff38') +
    circle(w - u * 0.14, h - u * 0.14, u * 0.04, '#ffffff8c')
  )
}

interface View {
  item: string
  draw: Draw
  isTall: boolean
}
const calm = ['poster', 'banner']
const name = /^([A-Za-z0-9_]+)--([a-z]+)-(\w+)(?:\.\d+)?$/

export const viewOf = (id: string): View | null => {
  const [, item = '', world = '', view = ''] = name.exec(id) ?? []
  if (!isWorld(world)) return null
  const draw: Draw = (canvas) =>
    worlds[world](canvas, randomFrom(`style:${item}`)) + (calm.includes(view) ? '' : signs(canvas))
  return { item, draw, isTall: view === 'poster' }
}
export const viewName = (item: string, world: World, view: string) => `${item}--${world}-${view}`
