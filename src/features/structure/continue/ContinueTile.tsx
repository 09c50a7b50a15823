/**
 * One item to continue: the tile continues it at once, the title in it is the link to its page. Long forms show what
 * they are and how much is left, music what it is and by whom.
 */
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { type InProgress, isLongForm } from '../../../domain/history/in-progress.ts'
import { rememberTappedCard } from '../../../state/navigation/tapped-cards.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useListEntry } from '../../../ui/availability.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useDynamicClass } from '../../../ui/dynamic-css.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PlayingIndicator } from '../../../ui/PlayingIndicator.tsx'
import { Text } from '../../../ui/Text.tsx'
import { cardWords } from '../card/card-words.ts'
import css from './ContinueTile.module.css'
import { useResume } from './use-resume.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

const useFacts = ({ card, secondsLeft }: InProgress) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const kind = t(`cards.kind.${card.kind}`)
  if (isLongForm(card)) {
    const left = secondsLeft > 0 && t('structure.continue.left', { time: formats.length(secondsLeft) })
    return formats.joinParts([kind, left])
  }
  const { line } = cardWords(card, { t, formats })
  return formats.joinParts([kind, line && isolated(line)])
}

const useTile = (item: InProgress) => {
  const { t } = useTranslation()
  const { card } = item
  const resume = useResume(item)
  const to = addressOf(card)
  const isButton = resume.kind === 'button'
  const { box, control } = useListEntry([isButton ? card.id : to], isButton && resume.isCurrent)
  const key = isButton && resume.isPlaying ? 'cards.pauseTitle' : 'structure.continue.goOn'
  return { resume, to, box, control, label: t(key, { title: card.title }) }
}

const TileControl = ({ card, tile }: { card: InProgress['card']; tile: ReturnType<typeof useTile> }) => {
  const { resume, label, control } = tile
  if (resume.kind === 'button')
    return (
      <button type="button" className={css.control} aria-label={label} onClick={resume.press} {...control} />
    )
  const open = () => {
    rememberTappedCard(card)
    resume.open?.()
  }
  return <Link to={resume.to} className={css.control} aria-label={label} onClick={open} {...control} />
}

const Mark = ({ resume }: { resume: ReturnType<typeof useTile>['resume'] }) => {
  const { t } = useTranslation()
  if (resume.kind === 'button' && resume.isPlaying)
    return <PlayingIndicator isMoving label={t('cards.playing')} />
  const Icon = resume.kind === 'button' && resume.isCurrent ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return <Icon size={18} aria-hidden />
}

export const ContinueTile = ({ item }: { item: InProgress }) => {
  const { card, fraction } = item
  const facts = useFacts(item)
  const tile = useTile(item)
  const { resume, to, box } = tile
  const progress = useDynamicClass({ '--done': `${Math.min(100, Math.round(fraction * 100))}%` })
  const { shape, action } = kindOf(card.kind)
  const title = <Text lang={card.lang}>{card.title}</Text>
  return (
    <li className={css.tile} data-current={resume.kind === 'button' && resume.isCurrent} {...box}>
      <TileControl card={card} tile={tile} />
      <span className={css.art}>
        <Picture
          picture={card.picture}
          shape={shape}
          size="row"
          className={classNames(css.picture, css[shape])}
        />
        {action !== 'read' && (
          <span className={css.mark}>
            <Mark resume={resume} />
          </span>
        )}
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {resume.kind === 'link' && resume.to === to ? (
            title
          ) : (
            <Link to={to} className={css.page} onClick={() => rememberTappedCard(card)}>
              {title}
            </Link>
          )}
        </span>
        <span className={css.facts}>{facts}</span>
      </span>
      {isLongForm(card) && <span className={classNames(css.progress, progress)} />}
    </li>
  )
}
