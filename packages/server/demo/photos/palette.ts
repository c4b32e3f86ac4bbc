import type { CuisineKey } from '../catalog/menu/index.ts'

export type Palette = {
  /** What the dish stands on: kind and colour. */
  surfaces: [kind: 'wood' | 'linen' | 'stone' | 'tile' | 'plain', color: string][]
  cloths: string[]
  vessels: string[]
  accent: string
}

export const palettes: Record<CuisineKey, Palette> = {
  qatari: {
    surfaces: [
      ['linen', '#d9c6a5'],
      ['wood', '#6b4630'],
      ['stone', '#cfc4b4'],
    ],
    cloths: ['#8a1538', '#f3ead9', '#a9714b'],
    vessels: ['steel', 'copper', '#f6f1e7'],
    accent: '#8a1538',
  },
  levantine: {
    surfaces: [
      ['wood', '#8d6543'],
      ['tile', '#dbe3dc'],
      ['linen', '#e7decb'],
    ],
    cloths: ['#5f7247', '#b5432f', '#efe6d2'],
    vessels: ['#f7f3ea', '#3f6b73', '#b9683f'],
    accent: '#5f7247',
  },
  indian: {
    surfaces: [
      ['wood', '#5b3526'],
      ['plain', '#c9803b'],
      ['linen', '#e9d3a4'],
    ],
    cloths: ['#c2452d', '#e0a32e', '#1f6a6a'],
    vessels: ['copper', 'brass', '#f4ead8'],
    accent: '#d9822b',
  },
  persian: {
    surfaces: [
      ['tile', '#2f6f80'],
      ['linen', '#ddd0bd'],
      ['stone', '#b9b4ad'],
    ],
    cloths: ['#2b5f8a', '#8e2a3c', '#efe3cb'],
    vessels: ['#f4f1ea', '#3c7a8c', '#efe0c2'],
    accent: '#2b6f86',
  },
  turkish: {
    surfaces: [
      ['stone', '#c4c0b8'],
      ['wood', '#7b5338'],
      ['tile', '#e6eaec'],
    ],
    cloths: ['#b3272d', '#25607a', '#f0eadf'],
    vessels: ['copper', '#f6f4ef', '#2c6d86'],
    accent: '#b3272d',
  },
  italian: {
    surfaces: [
      ['wood', '#a87c54'],
      ['plain', '#35423d'],
      ['linen', '#efe8dc'],
    ],
    cloths: ['#b83a2d', '#53724b', '#efeae0'],
    vessels: ['#faf7f0', '#2f3a3c', '#c8643c'],
    accent: '#53724b',
  },
  filipino: {
    surfaces: [
      ['wood', '#9b7146'],
      ['plain', '#2f7a6c'],
      ['linen', '#ece1c5'],
    ],
    cloths: ['#e3a72f', '#2c8a7a', '#d7593c'],
    vessels: ['#f5f0e4', '#3b8274', '#d98d3a'],
    accent: '#2c8a7a',
  },
  egyptian: {
    surfaces: [
      ['linen', '#d8c7a3'],
      ['plain', '#2f5f7d'],
      ['wood', '#85603c'],
    ],
    cloths: ['#2a6f97', '#d7a03a', '#efe5cf'],
    vessels: ['steel', '#f4efe3', '#c07a45'],
    accent: '#2a6f97',
  },
  yemeni: {
    surfaces: [
      ['linen', '#c9b18a'],
      ['wood', '#573a2b'],
      ['stone', '#a99c8c'],
    ],
    cloths: ['#7a3b2a', '#2f3d4a', '#dcc59b'],
    vessels: ['steel', '#4a4643', 'copper'],
    accent: '#7a3b2a',
  },
  sweets: {
    surfaces: [
      ['plain', '#e6d3c4'],
      ['stone', '#e4ded6'],
      ['plain', '#5a2436'],
    ],
    cloths: ['#8a1538', '#d5a09a', '#cfae6a'],
    vessels: ['brass', '#fbf6ee', '#6d2c42'],
    accent: '#b08a46',
  },
  coffee: {
    surfaces: [
      ['wood', '#77533a'],
      ['stone', '#d8d2c9'],
      ['linen', '#e6dcc9'],
    ],
    cloths: ['#6b4a35', '#8fa08d', '#efe6d6'],
    vessels: ['#f8f4ec', '#43372f', '#a8b3a4'],
    accent: '#6b4a35',
  },
  healthy: {
    surfaces: [
      ['stone', '#e7e6e0'],
      ['linen', '#e3e8d9'],
      ['wood', '#c3a07a'],
    ],
    cloths: ['#7d9b6a', '#e0b44c', '#f2efe6'],
    vessels: ['#fbfaf5', '#8aa57f', '#4c5d55'],
    accent: '#7d9b6a',
  },
  buffets: {
    surfaces: [
      ['linen', '#efe6d6'],
      ['plain', '#641a30'],
      ['wood', '#5d3d2c'],
    ],
    cloths: ['#8a1538', '#c7a457', '#f4ecdc'],
    vessels: ['steel', 'brass', '#f8f3e8'],
    accent: '#c7a457',
  },
  moroccan: {
    surfaces: [
      ['tile', '#1f6f78'],
      ['plain', '#b85a34'],
      ['linen', '#e2cfac'],
    ],
    cloths: ['#1d6a8c', '#c8602f', '#efe0c1'],
    vessels: ['#c4683c', '#2a7f8d', '#f3e9d6'],
    accent: '#c8602f',
  },
  bakery: {
    surfaces: [
      ['wood', '#b58a5f'],
      ['linen', '#ece4d6'],
      ['stone', '#d6d0c6'],
    ],
    cloths: ['#5d7a8c', '#c98d4a', '#f3eee3'],
    vessels: ['#f8f4ea', '#8b6a4d', 'steel'],
    accent: '#c98d4a',
  },
}
