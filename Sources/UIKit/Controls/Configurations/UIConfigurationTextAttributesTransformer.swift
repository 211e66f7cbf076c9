// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes attributes of a text of others.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Unchecked: configurations and their transformers are for the main thread, though nothing of theirs says so.

  private final class Identity: Sendable {}

  /// The transformation itself.
  public let transform: (AttributeContainer) -> AttributeContainer
  // The same closure is not known to be the same: a transformer is equal to itself and its copies only.
  private let identity = Identity()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (
    one: UIConfigurationTextAttributesTransformer, other: UIConfigurationTextAttributesTransformer
  ) -> Bool { one.identity === other.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
