/** The new value of a member, or its current value when the change omits it (decision 0001). */
export function given<Value>(change: Value | undefined, before: Value): Value {
  return change === undefined ? before : change;
}
