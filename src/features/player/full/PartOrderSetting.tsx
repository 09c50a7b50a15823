import { type CollectionKind, partOrders } from '../../../contract/parts.ts'
import { defaultPartOrder } from '../../../domain/podcasts/parts.ts'
import { usePartOrder } from '../../../state/podcasts/part-order.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import css from './PlaybackSettingsDialog.module.css'

export interface CollectionProps {
  collection: { kind: CollectionKind; id: string }
}

export const PartOrderSetting = ({ collection: { kind, id } }: CollectionProps) => {
  const { t } = useTranslation()
  const { order, setOrder } = usePartOrder(id, defaultPartOrder[kind])
  return (
    <section className={css.part} role="group" aria-label={t('spoken.orderTitle')}>
      <h3>{t('spoken.orderTitle')}</h3>
      <div className={css.chips}>
        {partOrders.map((option) => (
          <button key={option} type="button" aria-pressed={option === order} onClick={() => setOrder(option)}>
            {t(`spoken.order.${kind}.${option}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
