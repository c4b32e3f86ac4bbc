import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { network } from './network.ts'

/**
 * Code that is fetched when it is needed. Off the network it is waited for; what fails though the server is there is
 * a version that has been replaced, and fails here too.
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

/** A part of a page in a file of its own; nothing is drawn of it until that has come. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it
export const late = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(() => fetched(load))
