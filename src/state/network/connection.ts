import { proxy } from 'valtio'

export const connection = proxy({ online: true, waiting: 0 })
