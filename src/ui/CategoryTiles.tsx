import type { ReactNode } from 'react'
import { useListEntry } from './availability.ts'
import css from './CategoryTiles.module.css'
import { Link } from './Link.tsx'
import { Picture, type PictureData } from './Picture.tsx'

export const CategoryTiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={css.tiles} aria-label={label}>
    {children}
  </ul>
)

interface CategoryTileProps {
  to: string
  title: string
  picture: PictureData | undefined
}
export const CategoryTile = ({ to, title, picture }: CategoryTileProps) => {
  const { box, control } = useListEntry([to])
  return (
    <li {...box}>
      <Link to={to} className={css.tile} {...control}>
        <span className={css.title}>{title}</span>
        {picture && <Picture picture={picture} shape="arch" size="row" className={css.picture} />}
      </Link>
    </li>
  )
}
