/** Where somebody stopped listening: the latest things, each with what is left of it. */
import { useQuery } from '@tanstack/react-query'
import { continueQuery } from '../../api/history.ts'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { addressOf, linkTo } from '../../domain/addresses.ts'
import { useFormats } from '../../state/formats.ts'
import { personalScopeOf } from '../../state/likes.ts'
import { usePortal } from '../../state/portal.tsx'
import { rememberTap } from '../../state/tapped.ts'
import { useTranslation } from '../../state/words.tsx'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import css from './ContinuePlaces.module.css'

/** As many as the box holds on a phone and on a desktop. */
const most = 4

const Tile = ({ card, position }: { card: Card; position: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const whole = card.duration ?? 0
  const done = whole > 0 ? Math.min(100, Math.round((position / whole) * 100)) : 0
  const progress = useDynamicClass({ '--done': `${done}%` })
  const left =
    whole > position ? t('structure.continue.left', { time: formats.length(whole - position) }) : ''
  return (
    <li>
      <Link to={addressOf(card)} className={css.tile} onClick={() => rememberTap(card)}>
        <Picture picture={card.picture} shape="square" size="row" className={css.picture} />
        <span className={css.words}>
          <span className="sr">{t(`cards.kind.${card.kind}`)}: </span>
          <span className={css.title}>
            <Text lang={card.lang}>{card.title}</Text>
          </span>
          {left && <span className="sr">, {left}</span>}
        </span>
        <span className={`${css.progress} ${progress}`} />
      </Link>
    </li>
  )
}

export const ContinuePlaces = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(continueQuery(personalScopeOf(usePortal())))
  const entries = (data?.entries ?? [])
    .filter(({ card }) => kindOf(card.kind).action === 'play')
    .slice(0, most)
  if (entries.length === 0 && !isPending)
    return (
      <ContinueNote
        title={t('structure.continue.emptyTitle')}
        text={t('structure.continue.emptyText')}
        to={linkTo.musicList()}
      />
    )
  return (
    <ul className={css.tiles} aria-label={label} aria-busy={isPending}>
      {isPending && Array.from({ length: most }, (_, at) => <li key={at} className={css.waiting} />)}
      {entries.map(({ card, userCurrentPlaying }) => (
        <Tile key={card.id} card={card} position={userCurrentPlaying} />
      ))}
    </ul>
  )
}
