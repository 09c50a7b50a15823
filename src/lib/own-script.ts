/** Addresses of our own workers. Trusted Types require a policy to approve them. */
let trustUrl: (url: string) => unknown = (url) => url

export const trustScriptUrlsWith = (policy: (url: string) => unknown) => {
  trustUrl = policy
}

/** `new Worker` takes no plain string under the policy. */
export const trustedScriptUrl = (url: string): string => trustUrl(url) as string
