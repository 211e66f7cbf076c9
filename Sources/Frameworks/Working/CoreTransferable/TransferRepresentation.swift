// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Forms that values of a type are handed on in.
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The forms that it is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public typealias Representation = Never
  public static var transferRepresentation: Never { fatalError("nothing never comes") }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) is made of nothing else") }
}

/// Lists forms one below the other.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item, (First, Next)> where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(forms: TransferForm.all(of: accumulated) + TransferForm.all(of: next))
  }
}

/// Several forms.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, FormedRepresentation {
  public typealias Body = Never
  let forms: [TransferForm<Item>]
}

/// A representation that itself says its forms.
protocol FormedRepresentation<Item> {
  associatedtype Item: Transferable
  var forms: [TransferForm<Item>] { get }
}

/// How values of a type are written as one type of content, and made of it.
package struct TransferForm<Item: Transferable>: Sendable {
  package var contentType: UTType
  package var write: (@Sendable (Item) async throws -> Data)?
  package var make: (@Sendable (Data) async throws -> Item)?
  package var visibility = TransferRepresentationVisibility.all
  package var fileName: (@Sendable (Item) -> String?)?
  var condition: (@Sendable (Item) -> Bool)?

  /// Whether a value is written so.
  package func isOffered(_ item: Item) -> Bool { condition?(item) ?? true }

  /// The forms of a representation of the item, and of what it is made of.
  static func all<Representation: TransferRepresentation>(of representation: Representation) -> [TransferForm<Item>] {
    (representation as? any FormedRepresentation<Item>)?.forms ?? all(of: representation.body)
  }
}

extension TransferRepresentation {
  /// The name of the file that a receiver makes.
  public func suggestedFileName(_ fileName: String) -> TupleTransferRepresentation<Item, Self> {
    changed { form in form.fileName = { _ in fileName } }
  }

  /// The name of the file that a receiver makes.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> TupleTransferRepresentation<
    Item, Self
  > {
    changed { form in form.fileName = fileName }
  }

  /// Who may see the forms.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> TupleTransferRepresentation<Item, Self> {
    changed { form in form.visibility = visibility }
  }

  /// Which values are written so.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> TupleTransferRepresentation<
    Item, Self
  > {
    changed { form in form.condition = condition }
  }

  private func changed(
    _ change: (inout TransferForm<Item>) -> Void
  ) -> TupleTransferRepresentation<Item, Self> {
    var forms = TransferForm<Item>.all(of: self)
    for index in forms.indices { change(&forms[index]) }
    return TupleTransferRepresentation(forms: forms)
  }
}
