// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import Foundation

/// How elements are found: a chain of steps from the application on. Nothing is looked up before something is asked.
@MainActor struct ElementPath {
  /// One step, from elements to elements.
  enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Those with one of their texts.
    case identifier(XCUIElement.ElementType, String)
    case predicate(NSPredicate)
    /// Those with such a descendant.
    case containing(XCUIElement.ElementType, String?)
    case containingPredicate(NSPredicate)
    case index(Int)
    case first
    /// The only one; several are a failure where something is done with it.
    case only
  }

  let application: XCUIApplication
  private(set) var steps: [Step] = []

  init(_ application: XCUIApplication) {
    self.application = application
  }

  func appending(_ step: Step) -> ElementPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The elements' indices in a tree, in its order.
  func matches(in lookup: ElementLookup) -> [Int] { results(in: lookup).last ?? [] }

  /// What each step finds, the application itself first.
  func results(in lookup: ElementLookup) -> [[Int]] {
    var results: [[Int]] = [lookup.tree.nodes.isEmpty ? [] : [0]]
    for step in steps { results.append(step.apply(to: results[results.count - 1], lookup)) }
    return results
  }
}

extension ElementPath.Step {
  @MainActor func apply(to inputs: [Int], _ lookup: ElementLookup) -> [Int] {
    let tree = lookup.tree
    switch self {
    case .descendants(let type):
      var found: [Int] = []
      var next = 0
      // Of inputs within each other the outer one has found the inner one's.
      for input in inputs {
        for index in tree.descendants(of: input) where index >= next && lookup.element(index, is: type) {
          found.append(index)
        }
        next = max(next, tree.ends[input])
      }
      return found
    case .children(let type):
      return inputs.flatMap { tree.children(of: $0) }.filter { lookup.element($0, is: type) }.sorted()
    case .identifier(let type, let text):
      return inputs.filter { lookup.element($0, is: type) && lookup.element($0, hasText: text) }
    case .predicate(let predicate):
      return inputs.filter { predicate.evaluate(with: lookup.snapshot($0)) }
    case .containing(let type, let text):
      return inputs.filter { input in
        tree.descendants(of: input).contains { index in
          lookup.element(index, is: type) && text.map { lookup.element(index, hasText: $0) } != false
        }
      }
    case .containingPredicate(let predicate):
      return inputs.filter { input in
        tree.descendants(of: input).contains { predicate.evaluate(with: lookup.snapshot($0)) }
      }
    case .index(let index):
      let place = index < 0 ? inputs.count + index : index
      return inputs.indices.contains(place) ? [inputs[place]] : []
    case .first: return Array(inputs.prefix(1))
    case .only: return inputs
    }
  }

  /// As failures and descriptions call the step.
  @MainActor var words: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .identifier(.any, let text): "Elements matching predicate '\(Self.identifiers(text))'"
    case .identifier(let type, let text): "Elements of type \(type.name) matching predicate '\(Self.identifiers(text))'"
    case .predicate(let predicate): "Elements matching predicate '\(predicate.predicateFormat)'"
    case .containing(let type, let text?):
      "Elements containing elements matching type \(type.name) and predicate '\(Self.identifiers(text))'"
    case .containing(let type, nil): "Elements containing elements matching type \(type.name)"
    case .containingPredicate(let predicate):
      "Elements containing elements matching predicate '\(predicate.predicateFormat)'"
    case .index(let index): "Element at index \(index)"
    case .first: "First Match"
    case .only: "Identity Binding"
    }
  }

  private static func identifiers(_ text: String) -> String { "\"\(text)\" IN identifiers" }
}
