import type { ReactNode } from 'react'
import { type Artwork, useArtworkClass } from './Artwork.ts'
import { Picture } from './Picture.tsx'
import { classNames } from './class-names.ts'
import css from './PersonDetail.module.css'
import { Text } from './Text.tsx'

interface PersonDetailProps {
  picture: Artwork
  kind: string
  name: string
  nameLang?: string | undefined
  subtitle: ReactNode
  actions: ReactNode
  isEmpty?: boolean
  children: ReactNode
}

const bands = [5, 4, 3, 2, 1]

export const PersonDetail = ({
  picture,
  kind,
  name,
  nameLang,
  subtitle,
  actions,
  isEmpty,
  children,
}: PersonDetailProps) => (
  <article
    className={classNames(css.person, useArtworkClass(picture))}
    data-behind-header="always"
    data-empty={isEmpty || undefined}
  >
    <header className={css.head}>
      <div className={css.stage}>
        {bands.map((band) => (
          <i key={band} data-band={band} />
        ))}
        <Picture picture={picture} shape="arch" size="cover" eager first className={css.portrait} />
      </div>
      <div className={css.words}>
        <p className={css.kind}>{kind}</p>
        <h1 className={css.name}>
          <Text lang={nameLang}>{name}</Text>
        </h1>
        <p className={css.line}>{subtitle}</p>
        <div className={css.actions}>{actions}</div>
      </div>
    </header>
    {children}
  </article>
)
