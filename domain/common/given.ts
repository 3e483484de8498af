/** The new value of a member, or its present value when the change leaves it out (decision 0001). */
export function given<Value>(change: Value | undefined, before: Value): Value {
  return change === undefined ? before : change;
}
