import { IconArrowRight } from '@tabler/icons-react'
import { unseen } from '../../../ui/arch-pictures/unseen.tsx'
import { useAvailableControl } from '../../../ui/availability.ts'
import { Arches } from '../../../ui/Arches.tsx'
import { Link } from '../../../ui/Link.tsx'
import css from './ContinueNote.module.css'

interface ContinueNoteProps {
  title: string
  text: string
  to: string
  needsConnection?: boolean
}

export const ContinueNote = ({ title, text, to, needsConnection = false }: ContinueNoteProps) => (
  <Link to={to} className={css.note} {...useAvailableControl(undefined, !needsConnection)}>
    <span className={css.invitation}>
      <Arches picture={unseen} />
    </span>
    <span className={css.noteWords}>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <IconArrowRight className="mirror" size={22} aria-hidden />
  </Link>
)
