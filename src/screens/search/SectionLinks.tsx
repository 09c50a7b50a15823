import { IconArrowRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './SectionLinks.module.css'
import type { SearchSection } from './use-sections.ts'

const SectionLink = ({
  section: { to, title, picture },
  onUse,
}: {
  section: SearchSection
  onUse: () => void
}) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div role="row" data-row>
      <span role="gridcell" id={id} data-cell className={css.cell}>
        <Link to={to} className={css.way} onClick={onUse}>
          {picture && <Picture picture={picture} shape="arch" size="row" className={css.picture} />}
          <span className={css.words}>
            <b>{title}</b>
            <span className="sr">, </span>
            <small>{t('player.goThere')}</small>
          </span>
          <IconArrowRight className="mirror" size={22} aria-hidden />
        </Link>
      </span>
    </div>
  )
}

export const SectionLinks = ({
  sections,
  onUse,
}: {
  sections: readonly SearchSection[]
  onUse: () => void
}) => {
  const { t } = useTranslation()
  if (sections.length === 0) return null
  return (
    <div role="grid" aria-label={t('shell.rooms')} className={css.ways}>
      {sections.map((section) => (
        <SectionLink key={section.to} section={section} onUse={onUse} />
      ))}
    </div>
  )
}
