// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// How a paragraph is set: UIKit's paragraph style, which Core Text reads too.
public typealias CTParagraphStyle = NSParagraphStyle
/// A place that tabs lead to.
public typealias CTTextTab = NSTextTab

/// On which side lines stand.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  /// The side where reading starts.
  case natural = 4

  fileprivate var style: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// What becomes of a paragraph that is wider than its frame.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Which way a paragraph runs.
public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a setting is about.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`.
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  /// An array of `CTTextTab`s.
  case tabStops = 4
  case defaultTabInterval = 5
  /// A `CTLineBreakMode`.
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  /// Between lines, by its older name.
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  /// A `CTWritingDirection`.
  case baseWritingDirection = 13
  /// Not heeded here: lines follow each other at what fonts and `lineSpacing` say, at least `minimumLineSpacing` apart.
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
}

/// One setting: what it is about, and where its value is.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// A style with settings; the usual values for what they do not say. Lengths are `CGFloat`s.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  style.lineBreakMode = .byWordWrapping
  for index in 0..<max(settingCount, 0) {
    guard let setting = settings?[index] else { break }
    apply(setting, to: style)
  }
  return style
}

private func apply(_ setting: CTParagraphStyleSetting, to style: NSMutableParagraphStyle) {
  func value<T>(_ type: T.Type) -> T? {
    setting.valueSize >= MemoryLayout<T>.size ? setting.value.loadUnaligned(as: T.self) : nil
  }
  var length: CGFloat {
    setting.valueSize >= MemoryLayout<CGFloat>.size ? setting.value.loadUnaligned(as: CGFloat.self) : 0
  }
  let byte = setting.valueSize >= 1 ? setting.value.loadUnaligned(as: UInt8.self) : 0
  switch setting.spec {
  case .alignment: style.alignment = CTTextAlignment(rawValue: byte)?.style ?? .natural
  case .firstLineHeadIndent: style.firstLineHeadIndent = length
  case .headIndent: style.headIndent = length
  case .tailIndent: style.tailIndent = length
  case .tabStops:
    if setting.valueSize >= MemoryLayout<CFArray>.size {
      style.tabStops = setting.value.assumingMemoryBound(to: CFArray.self).pointee.compactMap { $0 as? NSTextTab }
    }
  case .defaultTabInterval: style.defaultTabInterval = length
  case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
  case .lineHeightMultiple: style.lineHeightMultiple = length
  case .maximumLineHeight: style.maximumLineHeight = length
  case .minimumLineHeight: style.minimumLineHeight = length
  case .lineSpacing, .lineSpacingAdjustment: style.lineSpacing = length
  case .minimumLineSpacing: style.lineSpacing = max(style.lineSpacing, length)
  case .maximumLineSpacing: break
  case .paragraphSpacing: style.paragraphSpacing = length
  case .paragraphSpacingBefore: style.paragraphSpacingBefore = length
  case .baseWritingDirection:
    style.baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
  }
}
