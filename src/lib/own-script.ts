/** Script addresses that we make ourselves: workers. Under Trusted Types a policy has to vouch for them. */
let trustUrl: (url: string) => unknown = (url) => url

export const trustScriptUrlsWith = (policy: (url: string) => unknown) => {
  trustUrl = policy
}

/** For what starts a worker, which takes no plain string under the policy. */
export const trustedScriptUrl = (url: string): string => trustUrl(url) as string
