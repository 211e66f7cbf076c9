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

extension AnimatedProperty {
  /// What the property's values are: x before y, width before height, a matrix row by row.
  package var kind: AnimatedKind {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .anchorPoint, .shadowOffset, .translation, .gradientStartPoint,
      .gradientEndPoint:
      .numbers(2)
    case .bounds, .contentsRect, .contentsCenter:
      .numbers(4)
    case .transform, .sublayerTransform:
      .numbers(16)
    case .positionX, .positionY, .boundsOriginX, .boundsOriginY, .boundsWidth, .boundsHeight, .anchorPointX,
      .anchorPointY, .zPosition, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ,
      .translationX, .translationY, .translationZ, .isHidden, .opacity, .cornerRadius, .borderWidth, .shadowOpacity,
      .shadowOffsetWidth, .shadowOffsetHeight, .shadowRadius, .contentsScale, .backdropBlur, .lineWidth, .strokeStart,
      .strokeEnd, .lineDashPhase, .miterLimit:
      .numbers(1)
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .gradientColors: .colors
    case .gradientLocations: .numberList
    case .shadowPath, .path: .path
    case .contents: .contents
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
