import { rgb } from '../colour/contrast.ts'

/** Chart colours of a palette, in order. */
export const chartKeys = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

type Matrix = readonly (readonly number[])[]

const times = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map(row => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0))

const linear = (colour: string) =>
  rgb(colour).map(part => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))

/**
 * Matrices for linear colours: full vision, and each kind of colour blindness. From Machado, Oliveira, and Fernandes
 * (2009).
 */
const eyes: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

/** Ottosson's Oklab, in which distances match perceived differences. */
const oklab = (colour: readonly number[]) =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      colour,
    ).map(Math.cbrt),
  )

const seen = new Map<string, readonly (readonly number[])[]>()

const seenBy = (colour: string) => {
  const known = seen.get(colour)
  if (known) return known
  const made = eyes.map(eye => oklab(times(eye, linear(colour)).map(part => Math.min(1, Math.max(0, part)))))
  seen.set(colour, made)
  return made
}

/**
 * Difference between two colours for the kind of vision that distinguishes them worst. 2 is barely visible. 10 is
 * visible from a distance.
 */
export const distanceOf = (one: string, other: string): number => {
  const [ours, theirs] = [seenBy(one), seenBy(other)]
  const distances = ours.map((place, eye) => Math.hypot(...place.map((part, at) => part - (theirs[eye]?.[at] ?? 0))))
  return 100 * Math.min(...distances)
}
