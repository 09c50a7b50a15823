/** The demo and its first tenant, whose file a test changes; documents are those of the changed tenant. */
import { afterAll, beforeAll } from 'vitest'
import { openDemo } from './demo.ts'
import { createDocumentRenderer } from './in-process-documents.ts'

const openTenant = async () => {
  const demo = await openDemo()
  const tenant = demo.tenants.find(({ name }) => name === 'riwaq')
  if (!tenant) throw new Error('the demo has no tenant riwaq')
  return { demo, tenant, render: createDocumentRenderer(demo) }
}

/** Opened for the tests of one file. */
export const startDemoTenant = () => {
  let opened: Awaited<ReturnType<typeof openTenant>>
  beforeAll(async () => {
    opened = await openTenant()
  }, 120_000)
  afterAll(() => opened.demo.close())
  return {
    get demo() {
      return opened.demo
    },
    get tenant() {
      return opened.tenant
    },
    open: (path: string) => opened.render(opened.tenant, path),
  }
}
