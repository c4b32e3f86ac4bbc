// Shared by the tests of this folder: a browser that signs in at the provider, by HTTP.

/** Goes to the provider, types a name if asked, and answers what the provider added to the address of our page. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  #asked = false

  /** Whether the provider asked who it is. */
  get asked(): boolean {
    return this.#asked
  }

  async #send(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return response
  }

  async signIn(start: string, who: string): Promise<string> {
    this.#asked = false
    let url = start
    let response = await this.#send(url)
    for (let steps = 0; steps < 12; steps++) {
      const location = response.headers.get('location')
      if (location === null) {
        if (!response.ok)
          throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
        this.#asked = true
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        response = await this.#send(url, { method: 'POST', headers, body: `who=${who}` })
        continue
      }
      const next = new URL(location, url)
      if (next.pathname === '/sso') return next.search.slice(1)
      url = next.href
      response = await this.#send(url)
    }
    throw new Error('the provider does not come to an end')
  }
}
