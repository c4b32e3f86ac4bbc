import { expect, test } from 'vitest'
import { Phases } from './phases.ts'

test('reports the time of each phase, of parallel work, and its failures', async () => {
  const phases = new Phases()
  phases.next('program')
  const failing = phases.beside('web application', Promise.reject(new Error('no web')))
  await expect(failing).rejects.toThrow('no web')
  phases.next('nothing')
  expect(phases.summary()).toMatch(/^Started in \d+\.\d s: program \d+\.\d s/)
  expect(phases.summary()).not.toContain('nothing')
})
