import { classNames } from '../../ui/class-names.ts'
import css from './Queue.module.css'
import { QueueBody } from './QueueBody.tsx'
import { QueueTools } from './QueueTools.tsx'

export const QueueDialog = ({ close }: { close: () => void }) => (
  <div className={classNames(css.queue, css.sheet)}>
    <QueueTools />
    <QueueBody close={close} />
  </div>
)
