import type { CallDescriptions } from './description.ts'

export const portalCalls = {
  getEnvFile: {
    area: 'Portal',
    summary: 'Names the tenant, and the backend that the page calls.',
    without: 'Nothing: the portal’s own host answers it, not the backend.',
    example: {
      answer: {
        envConfig: {
          envFile: {
            service: {
              tenantBackendUrl: { riwaq: 'https://backend.example/v1' },
              multiContentBackend: '/api',
            },
            stage: 'production',
          },
        },
        tenantName: 'riwaq',
      },
    },
  },
  lookUpRedirect: {
    area: 'Portal',
    summary: 'Tells whether an address has moved, and where to.',
    without: 'Redirects: an address that has moved shows ‘Page not found’.',
    example: { query: { path: '/ar/old-offers' }, answer: { redirect: '/subscription' } },
  },
  listRedirects: {
    area: 'Portal',
    summary: 'Lists the redirects for use without a connection.',
    without: 'Redirects without a connection.',
    example: { answer: { redirects: { '/old-offers': '/subscription' } } },
  },
  prefetchPayload: {
    area: 'Portal',
    summary: 'Answers everything that the screen of a path needs, in one call.',
    without: 'Nothing visible: the answers of a screen are called one by one.',
    errors: ['NOT_FOUND'],
    example: {
      query: { path: '/music/albums', lang: 'en', maxRating: '60' },
      answer: {
        route: 'music-list___en',
        queries: [{ key: ['public', 'riwaq', 'en', 60, 'structure', 'music-albums'], data: {} }],
      },
    },
  },
  getWords: {
    area: 'Portal',
    summary: 'Lists the tenant’s own texts, which replace the application’s.',
    without: 'The tenant’s own texts: the application’s are shown.',
    example: { params: { lang: 'en' }, answer: { 'home.welcome': 'Welcome to Riwaq' } },
  },
  getDevice: {
    area: 'Portal',
    summary: 'Recognises the device by its user agent and gives it an id.',
    without: 'Structures of one device type; the device id is 1.',
    example: {
      answer: {
        id: 'dev_m2p4r6t8w0y2',
        deviceAttributes: { desktop: false, tablet: false, modernPhone: true, operatingSystem: 'Android' },
      },
    },
  },
  countEvents: {
    area: 'Analytics',
    summary: 'Counts events of a visitor who has agreed.',
    without: 'Nothing: the portal calls it only at its own backend.',
    example: {
      body: { platform: 'mobile', events: [{ event: 'page_view', page: 'home', lang: 'en' }] },
      answer: null,
    },
  },
} satisfies Partial<CallDescriptions>
