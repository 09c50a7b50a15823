import { cacheNames } from '../src/contract/storage-names.ts'

declare const self: ServiceWorkerGlobalScope

/** Inserted after the build, because it is the hash of the build's output. */
export const build = '__BUILD_ID__'
export const names = cacheNames(self.location.hostname, build)
