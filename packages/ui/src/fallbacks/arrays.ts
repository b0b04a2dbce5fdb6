import { define } from './define.ts'

function at(this: ArrayLike<unknown>, index: number) {
  const place = Math.trunc(index) || 0
  return this[place < 0 ? this.length + place : place]
}

type Test = (value: unknown, index: number, all: unknown[]) => unknown

function findLastIndex(this: unknown[], isSought: Test) {
  for (let place = this.length - 1; place >= 0; place--) if (isSought(this[place], place, this)) return place
  return -1
}

define(Array.prototype, {
  at,
  findLastIndex,
  findLast(this: unknown[], isSought: Test) {
    return this[findLastIndex.call(this, isSought)]
  },
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
  with(this: unknown[], index: number, value: unknown) {
    const copy = [...this]
    copy[index < 0 ? copy.length + index : index] = value
    return copy
  },
})
define(String.prototype, { at })
define(Object.getPrototypeOf(Uint8Array.prototype), { at })

const group = (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) => {
  const groups = new Map<unknown, unknown[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return groups
}

define(Map, { groupBy: group })
define(Object, {
  groupBy: (...given: Parameters<typeof group>) => Object.fromEntries(group(...given)),
  hasOwn: (target: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(target, name) !== undefined,
})
