/**
 * 'Pick up where you left off'. The server renders it for a guest as an invitation; for a user the same box holds the
 * latest things, so nothing below moves when they arrive.
 */
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { continueQuery } from '../../api/history.ts'
import type { Card } from '../../contract/content.ts'
import { addressOf, linkTo } from '../../domain/addresses.ts'
import { useFormats } from '../../state/formats.ts'
import { personalScopeOf } from '../../state/likes.ts'
import { usePortal } from '../../state/portal.tsx'
import { session } from '../../state/session.ts'
import { rememberTap } from '../../state/tapped.ts'
import { Arches } from '../../ui/Arches.tsx'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { kindOf } from '../../contract/kinds.ts'
import type { BlockProps } from './block.ts'
import css from './ContinueBlock.module.css'

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

const Note = ({ title, text, to }: { title: string; text: string; to: string }) => (
  <Link to={to} className={css.note}>
    <span className={css.door}>
      <Arches picture="unseen" />
    </span>
    <span className={css.noteWords}>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <IconArrowRight className="mirror" size={22} aria-hidden />
  </Link>
)

const Content = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const { status } = useSnapshot(session)
  const { data, isPending } = useQuery({
    ...continueQuery(personalScopeOf(usePortal())),
    enabled: status === 'user',
  })
  if (status !== 'user') {
    const words = { title: t('structure.continue.guestTitle'), text: t('structure.continue.guestText') }
    return <Note {...words} to={linkTo.login()} />
  }
  const entries = (data?.entries ?? [])
    .filter(({ card }) => kindOf(card.kind).action === 'play')
    .slice(0, most)
  if (entries.length === 0 && !isPending)
    return (
      <Note
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

export const ContinueBlock = ({ block }: BlockProps) => {
  const { t } = useTranslation()
  const title = block.data.title || t('structure.continue.title')
  return (
    <Section title={title}>
      <div className={css.box}>
        <Content label={title} />
      </div>
    </Section>
  )
}
