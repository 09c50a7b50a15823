/** Arches that tell what happened before the words do: bricked up, and with a fallen stone. */
import css from './ErrorArt.module.css'

const arch = 'M20 190V100a80 80 0 0 1 160 0v90'
const opening = 'M44 190V100a56 56 0 0 1 112 0v90Z'

/** Rows of bricks inside the opening; every second row is shifted by half a brick. */
const rows = [60, 82, 104, 126, 148, 170, 192]
const bricks = rows.flatMap((y, row) =>
  [0, 1, 2, 3, 4].map((column) => ({ y, x: 30 + column * 34 - (row % 2) * 17, key: `${row}-${column}` })),
)

export const Bricks = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 200 200" className={className} aria-hidden>
    <clipPath id="opening">
      <path d={opening} />
    </clipPath>
    <path d={`${arch}Z`} className={css.wall} />
    <path d={opening} className={css.mortar} />
    <g clipPath="url(#opening)">
      {bricks.map(({ x, y, key }) => (
        <rect key={key} x={x} y={y - 16} width="31" height="19" rx="3" className={css.brick} />
      ))}
    </g>
    <rect x="4" y="188" width="192" height="6" rx="3" className={css.floor} />
  </svg>
)

export const FallenStone = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 200 200" className={className} aria-hidden>
    <path d={`${arch}Z`} className={css.wall} />
    <path d={opening} className={css.inside} />
    <path d="M86 18 100 14 114 18 109 50 91 50Z" className={css.gap} />
    <path d="M118 164 134 158 146 172 138 188 116 186Z" className={css.stone} />
    <path d="M104 182l6-4 5 5-2 5h-9ZM150 184l5-3 4 3v4h-8Z" className={css.stone} />
    <rect x="4" y="188" width="192" height="6" rx="3" className={css.floor} />
  </svg>
)
