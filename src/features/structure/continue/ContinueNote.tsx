/** One sentence and a way on, where there is nothing to continue. */
import { IconArrowRight } from '@tabler/icons-react'
import { unseen } from '../../../ui/arch-pictures/unseen.tsx'
import { Arches } from '../../../ui/Arches.tsx'
import { Link } from '../../../ui/Link.tsx'
import css from './ContinueNote.module.css'

export const ContinueNote = ({ title, text, to }: { title: string; text: string; to: string }) => (
  <Link to={to} className={css.note}>
    <span className={css.door}>
      <Arches picture={unseen} />
    </span>
    <span className={css.noteWords}>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <IconArrowRight className="mirror" size={22} aria-hidden />
  </Link>
)
