// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What sort of values a property takes.
package enum AnimatedKind: Hashable, Sendable, CustomStringConvertible {
  /// As many numbers.
  case numbers(Int)
  /// A number for each stop of a gradient.
  case numberList
  case color
  case colors
  case path
  case contents

  package func allows(_ value: AnimatedValue) -> Bool {
    switch (self, value) {
    case (.numbers(let count), .numbers(let numbers)): numbers.count == count
    case (.numberList, .numbers), (.color, .color), (.colors, .colors), (.path, .path), (.contents, .contents): true
    default: false
    }
  }

  package var description: String {
    switch self {
    case .numbers(1): "1 number"
    case .numbers(let count): "\(count) numbers"
    case .numberList: "numbers"
    case .color: "a colour or none"
    case .colors: "colours"
    case .path: "a path or none"
    case .contents: "contents"
    }
  }
}

extension AnimatedKind {
  /// What is animated of a layer's property as a whole.
  init(_ form: LayerValue.Form) {
    self =
      switch form {
      case .number, .fraction, .flag: .numbers(1)
      case .point, .size: .numbers(2)
      case .rect: .numbers(4)
      case .matrix: .numbers(16)
      case .color, .optionalColor: .color
      case .path: .path
      case .contents: .contents
      case .gravity, .filter, .corners, .layer, .layers, .accessibility, .text, .animations, .timing:
        fatalError("A layer's \(form) cannot be animated.")
      }
  }
}

extension AnimatedValue {
  /// The value in words, without its contents.
  var kindDescription: String {
    switch self {
    case .numbers(let numbers): numbers.count == 1 ? "1 number" : "\(numbers.count) numbers"
    case .color: "a colour"
    case .colors(let colors): "\(colors.count) colours"
    case .path: "a path"
    case .contents: "contents"
    }
  }
}
