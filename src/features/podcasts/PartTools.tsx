import { IconAdjustmentsHorizontal, IconArrowsSort } from '@tabler/icons-react'
import type { CollectionKind } from '../../contract/parts.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { PartsShown } from './use-parts.ts'
import type { Collection } from './use-parts-around.ts'

const OrderChoice = ({ kind, shown }: { kind: CollectionKind; shown: PartsShown }) => {
  const { t } = useTranslation()
  const { order, setOrder } = shown
  const name = t(`spoken.order.${kind}.${order}`)
  return (
    <Button
      variant="text"
      icon={<IconArrowsSort size={18} aria-hidden />}
      aria-label={t('spoken.orderNow', { order: name })}
      onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
    >
      {name}
    </Button>
  )
}

export const PartTools = ({ collection, shown }: { collection: Collection; shown: PartsShown }) => {
  const { t } = useTranslation()
  const { kind, id, total } = collection
  return (
    <>
      {total > 1 && <OrderChoice kind={kind} shown={shown} />}
      <IconButton
        label={t('spoken.settings')}
        onClick={() => openDialog('collectionSettings', { collection: { kind, id } })}
      >
        <IconAdjustmentsHorizontal size={22} aria-hidden />
      </IconButton>
    </>
  )
}
