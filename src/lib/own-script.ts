/** Script addresses that we make ourselves: workers. Under Trusted Types a policy has to vouch for them. */
let vouch: (url: string) => unknown = (url) => url

export const vouchWith = (policy: (url: string) => unknown) => {
  vouch = policy
}

/** For what starts a worker, which takes no plain string under the policy. */
export const ownScript = (url: string): string => vouch(url) as string
