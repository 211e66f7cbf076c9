// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A place in the tree below which transactions are others.
@MainActor final class TransactionNode {
  private let parent: TransactionNode?
  /// What becomes of each transaction on its way down; `nil` for nothing.
  var change: ((inout Transaction) -> Void)?

  init(parent: TransactionNode?) {
    self.parent = parent
  }

  /// The transaction that arrives below.
  func apply(to transaction: Transaction) -> Transaction {
    var transaction = parent?.apply(to: transaction) ?? transaction
    change?(&transaction)
    return transaction
  }
}

/// A modifier that changes the transactions of the view that it is applied to.
protocol TransactionModifier: ViewModifier where Body == Never {
  /// What becomes of a transaction; `nil` for nothing.
  ///
  /// - Parameter old: The modifier of the update before; `nil` at first.
  func change(since old: Self?) -> ((inout Transaction) -> Void)?

  /// Whether every transaction is changed, not only that of the update in which the modifier is another one.
  static var isLasting: Bool { get }
}

extension TransactionModifier {
  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TransactionElement(modified.value, inputs))
  }
}

/// The element of a view whose transactions are changed.
final class TransactionElement<V: View, M: TransactionModifier>: TypedElement<ModifiedContent<V, M>> {
  private let node: TransactionNode
  private var child: TypedElement<V>?

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    node = TransactionNode(parent: inputs.transactionNode)
    super.init(value, inputs)
    apply(value.modifier, since: nil)
    if M.isLasting { host?.animator.lastingNodeCount += 1 }
    var inputs = _ViewInputs(below: self)
    inputs.transactionNode = node
    child = V.makeElement(value.content, inputs)
  }

  private func apply(_ modifier: M, since old: M?) {
    guard let change = modifier.change(since: old) else { return }
    node.change = change
    if !M.isLasting { host?.animator.noteChange(of: node) }
  }

  override func update(_ new: ModifiedContent<V, M>) {
    apply(new.modifier, since: value.modifier)
    super.update(new)
    child?.update(new.content)
  }

  override func willRemove() {
    if M.isLasting { host?.animator.lastingNodeCount -= 1 }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

/// Animates what changes below when a value does.
struct ValueAnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension ValueAnimationModifier: TransactionModifier {
  static var isLasting: Bool { false }

  func change(since old: Self?) -> ((inout Transaction) -> Void)? {
    guard let old, old.value != value else { return nil }
    return { [animation] in if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// Animates what changes below.
struct AnimationModifier {
  let animation: Animation?
}

extension AnimationModifier: TransactionModifier {
  static var isLasting: Bool { true }

  func change(since old: Self?) -> ((inout Transaction) -> Void)? {
    { [animation] in if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// Changes transactions below.
struct TransformTransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransformTransactionModifier: TransactionModifier {
  static var isLasting: Bool { true }

  func change(since old: Self?) -> ((inout Transaction) -> Void)? { transform }
}

/// Changes the transaction below when a value changes.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: TransactionModifier {
  static var isLasting: Bool { false }

  func change(since old: Self?) -> ((inout Transaction) -> Void)? {
    guard let old, old.value != value else { return nil }
    return transform
  }
}

extension View {
  /// Animates changes in the view when `value` changes; `nil` shows them at once.
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes in the view.
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation))
  }

  /// Changes the transactions of the view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransformTransactionModifier(transform: transform))
  }

  /// Changes the transaction of the view when `value` changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates changes in the view when the view itself is another one.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}
