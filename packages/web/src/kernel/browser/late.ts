import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { network } from './network.ts'

/**
 * Loads code on demand. Without a connection, waits for it and tries again. If the server is reachable, the file has
 * been replaced by a newer version, so the error is thrown.
 */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (await network.look()) throw error
      await network.reached()
    }
  }
}

/** A lazily loaded component. It renders nothing until it has loaded. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it
export const late = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(() => fetched(load))
