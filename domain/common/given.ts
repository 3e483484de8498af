/** What a change says of a member, or what there was where it says nothing: absent is unchanged (decisions section 1). */
export function given<Value>(change: Value | undefined, before: Value): Value {
  return change === undefined ? before : change;
}
