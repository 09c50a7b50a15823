/** Three arches; the middle one tells what happened. Drawn in the tenant's own colours. */
import type { ReactNode } from 'react'
import css from './Arches.module.css'

export type ArchPicture = 'empty' | 'none' | 'offline' | 'unseen' | 'error' | 'lost' | 'locked'

const inner = 'M86,132V70A34,34 0 0 1 154,70V132Z'

const Stars = () => (
  <g fill="#fff">
    <circle cx="104" cy="62" r="1.8" />
    <circle cx="112" cy="112" r="1.6" />
    <circle cx="142" cy="108" r="1.8" />
    <circle cx="100" cy="90" r="1.3" />
  </g>
)

const bricks =
  'M88,132v-62h20v12h-20zM88,88h30v12h-30zM110,70h26v12h-26zM138,70h16v12h-16zM120,88h34v12h-34zM88,106h18v12h-18z' +
  'M108,106h26v12h-26zM136,106h18v12h-18zM96,52h20v14h-20zM120,52h24v14h-24zM88,122h30v10h-30zM122,122h32v10h-32z'
const lattice =
  'M90,54L150,114M86,68L150,132M86,90L128,132M86,112L106,132M100,44L154,98M118,38L154,74M150,54L90,114M154,68L90,132' +
  'M154,90L112,132M154,112L134,132M140,44L86,98M122,38L86,74'

const middles = {
  empty: (
    <>
      <path className={css.paper} d={inner} />
      <path className={css.accentLine} strokeDasharray="1 8" d="M92,131V70A28,28 0 0 1 148,70V131" />
      <path className={css.accent} d="M112,132h16l-2,-18h-12z" />
      <path
        className={css.accentLine}
        d="M120,114V92M120,104q-14,-2 -14,-14q14,0 14,14M120,98q12,-2 12,-14q-12,2 -12,14"
      />
    </>
  ),
  none: (
    <>
      <path className={css.paper} d={inner} />
      <circle className={css.line} cx="116" cy="86" r="20" />
      <path className={css.warmLine} strokeWidth="5" d="M131,101l15,16" />
      <path className={css.accentLine} d="M106,80q4,-8 12,-8" />
    </>
  ),
  offline: (
    <>
      <path className={css.night} d={inner} />
      <path className={css.moon} d="M132,64a17,17 0 1 0 6,27a14,14 0 0 1 -6,-27Z" />
      <Stars />
    </>
  ),
  unseen: (
    <>
      <path className={css.accent} d={inner} />
      <g className={css.door}>
        <path d="M120,36V132M96,128V74M108,128V56M132,128V56M144,128V74" />
        <circle cx="112" cy="92" r="2" />
        <circle cx="128" cy="92" r="2" />
      </g>
    </>
  ),
  error: (
    <>
      <path className={css.paper} d={inner} />
      <path className={css.line} d="M86,132V70A34,34 0 0 1 108,38.5M132,38.5A34,34 0 0 1 154,70V132" />
      <path className={css.warm} d="M108,112l22,-8l8,22l-20,7z" />
      <path className={css.warmLine} strokeDasharray="1 7" d="M120,46V98" />
    </>
  ),
  lost: (
    <>
      <path className={css.paper} d={inner} />
      <path className={css.fill} d={bricks} />
      <path className={css.warmLine} d="M64,138q14,8 26,2M100,142q12,-6 22,2" />
    </>
  ),
  locked: (
    <>
      <path className={css.fill} d={inner} />
      <path className={css.accentLine} strokeWidth="1.6" d={lattice} />
      <rect className={css.warm} x="108" y="86" width="24" height="22" rx="6" />
      <path className={css.warmLine} d="M113,86v-6a7,7 0 0 1 14,0v6" />
    </>
  ),
} satisfies Record<ArchPicture, ReactNode>

export const Arches = ({ picture }: { picture: ArchPicture }) => (
  <svg className={css.arches} viewBox="0 0 240 150" aria-hidden>
    <path className={css.pale} d="M18,132V82A26,26 0 0 1 70,82V132ZM170,132V82A26,26 0 0 1 222,82V132Z" />
    {middles[picture]}
    {picture !== 'error' && <path className={css.line} d="M86,132V70A34,34 0 0 1 154,70V132" />}
    <path
      className={css.line}
      d="M18,132V82A26,26 0 0 1 70,82V132M170,132V82A26,26 0 0 1 222,82V132M6,132H234"
    />
  </svg>
)
