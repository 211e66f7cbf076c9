// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What Swift 3 called attributes of text and weights of fonts. Projects in Swift 3 are compiled as Swift 4.

@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { .thin }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { .light }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { .regular }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { .medium }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { .semibold }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { .bold }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { .heavy }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { .black }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { .textEffect }

extension NSString {
  @available(swift, obsoleted: 4.2, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attrs) }
}

extension String {
  @available(swift, obsoleted: 4.2, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attrs) }
}
