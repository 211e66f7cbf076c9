// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What is typed into, as far as nibs say how.
@preconcurrency @MainActor protocol NibTextInput: NSObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}
extension UISearchBar: NibTextInput {}

extension NibTable {
  static let textRows: [NibRow] = [
    .view("textField", UITextField.self, controlProperties + textFieldProperties + [textInputTraits(UITextField.self)]),
    .view("textView", UITextView.self, scrollViewProperties + textViewProperties + [textInputTraits(UITextView.self)]),
    .view("searchBar", UISearchBar.self, searchBarProperties + [textInputTraits(UISearchBar.self)]),
  ]

  private static let textFieldProperties: [NibProperty] = [
    .choice(
      "borderStyle", \UITextField.borderStyle,
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect], absent: UITextField.BorderStyle.none
    ),
    .font(\UITextField.font),
    .color("textColor", \UITextField.textColor),
    .text("text", \UITextField.text),
    .text("placeholder", \UITextField.placeholder),
    .said("attributedText") { (field: UITextField, element, graph) in
      if let text = graph.attributedText("attributedText", of: element) { field.attributedText = text }
    },
    .said("attributedPlaceholder") { (field: UITextField, element, graph) in
      if let text = graph.attributedText("attributedPlaceholder", of: element) { field.attributedPlaceholder = text }
    },
    .choice("textAlignment", \UITextField.textAlignment, textAlignments, absent: .left),
    .choice(
      "clearButtonMode", \UITextField.clearButtonMode, viewModes, absent: .never),
    .number("minimumFontSize", \UITextField.minimumFontSize),
    .flag("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth, absent: true),
    .flag("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory, absent: false),
    .flag("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing, absent: false),
    .flag("clearsOnInsertion", \UITextField.clearsOnInsertion, absent: false),
    .image("background", \UITextField.background),
    .image("disabledBackground", \UITextField.disabledBackground),
    .choice("leftViewMode", \UITextField.leftViewMode, viewModes),
    .choice("rightViewMode", \UITextField.rightViewMode, viewModes),
    .flag("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes, absent: false),
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  private static let textViewProperties: [NibProperty] = [
    .font(\UITextView.font),
    .color("textColor", \UITextView.textColor),
    .choice("textAlignment", \UITextView.textAlignment, textAlignments, absent: .left),
    .text("text", \UITextView.text),
    .said("attributedText") { (view: UITextView, element, graph) in
      if let text = graph.attributedText("attributedText", of: element) { view.attributedText = text }
    },
    .flag("editable", \UITextView.isEditable, absent: true),
    .flag("selectable", \UITextView.isSelectable, absent: true),
    .flag("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory, absent: false),
    .flag("clearsOnInsertion", \UITextView.clearsOnInsertion, absent: false),
    .flag("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes, absent: false),
    .said("dataDetectorTypes") { (view: UITextView, element, _) in
      guard let words = element.child(key: "dataDetectorTypes") else { return }
      view.dataDetectorTypes = detectors.reduce(into: []) { if words.bool($1.key) == true { $0.formUnion($1.value) } }
    },
    .flag("findInteractionEnabled", \UITextView.isFindInteractionEnabled, absent: false),
  ]

  private static let detectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
    "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
    "lookupSuggestion": .lookupSuggestion, "money": .money, "physicalValue": .physicalValue,
  ]

  private static let searchBarProperties: [NibProperty] = [
    .text("text", \UISearchBar.text),
    .text("placeholder", \UISearchBar.placeholder),
    .text("prompt", \UISearchBar.prompt),
    .choice(
      "searchBarStyle", \UISearchBar.searchBarStyle,
      ["default": .default, "prominent": .prominent, "minimal": .minimal]),
    .choice("barStyle", \UISearchBar.barStyle, barStyles),
    .flag("translucent", \UISearchBar.isTranslucent, absent: true),
    .color("barTintColor", \UISearchBar.barTintColor),
    .flag("showsCancelButton", \UISearchBar.showsCancelButton, absent: false),
    NibProperty("scopeButtonTitles") { (bar: UISearchBar, element, _) in
      let titles = element.list("scopeButtonTitles").filter { $0.name == "string" }.map(\.text)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
    },
    .flag("showsScopeBar", \UISearchBar.showsScopeBar, absent: false),
    NibProperty("selectedScopeButtonIndex") { (bar: UISearchBar, element, _) in
      guard let index = element.integer("selectedScopeButtonIndex"),
        bar.scopeButtonTitles?.indices.contains(index) == true
      else { return }
      bar.selectedScopeButtonIndex = index
    },
    .image("backgroundImage", \UISearchBar.backgroundImage),
    .flag("showsBookmarkButton", \UISearchBar.showsBookmarkButton, absent: false),
    .flag("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton, absent: false),
  ]

  static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]

  // MARK: - Traits

  private static func textInputTraits<Input: NibTextInput>(_ type: Input.Type) -> NibProperty {
    .value("textInputTraits") { element in
      NibTextTraits(element.child(key: "textInputTraits"))
    } apply: { (input: Input, traits, _) in
      traits.apply(to: input)
    }
  }
}

/// How something is typed, as a nib says it.
@MainActor private struct NibTextTraits {
  /// Where the file does not say, letters stay as they are typed.
  private var capitalization = UITextAutocapitalizationType.none
  private var written: Written?

  /// What is there where the element is.
  private struct Written {
    let correction: UITextAutocorrectionType
    let spelling: UITextSpellCheckingType
    let keyboard: UIKeyboardType?
    let appearance: UIKeyboardAppearance?
    let returnKey: UIReturnKeyType?
    let content: UITextContentType?
    let enablesReturn: Bool?
    let isSecure: Bool?
  }

  init(_ element: NibElement?) {
    guard let element else { return }
    func isYes(_ name: String) -> Bool? { element[name].flatMap { $0 == "yes" ? true : $0 == "no" ? false : nil } }
    capitalization = element["autocapitalizationType"].flatMap { Self.capitalizations[$0] } ?? .none
    written = Written(
      correction: isYes("autocorrectionType").map { $0 ? .yes : .no } ?? .default,
      spelling: isYes("spellCheckingType").map { $0 ? .yes : .no } ?? .default,
      keyboard: element["keyboardType"].flatMap { Self.keyboards[$0] },
      appearance: element["keyboardAppearance"].map { $0 == "light" ? .light : $0 == "default" ? .default : .dark },
      returnKey: element["returnKeyType"].flatMap { Self.returnKeys[$0] },
      content: element["textContentType"].map { UITextContentType(rawValue: $0) },
      enablesReturn: element.bool("enablesReturnKeyAutomatically"), isSecure: element.bool("secureTextEntry"))
  }

  func apply<Input: NibTextInput>(to input: Input) {
    input.autocapitalizationType = capitalization
    guard let written else { return }
    input.autocorrectionType = written.correction
    input.spellCheckingType = written.spelling
    if let keyboard = written.keyboard { input.keyboardType = keyboard }
    if let key = written.returnKey { input.returnKeyType = key }
    if let appearance = written.appearance { input.keyboardAppearance = appearance }
    if let enables = written.enablesReturn { input.enablesReturnKeyAutomatically = enables }
    if let isSecure = written.isSecure {
      (input as? UITextField)?.isSecureTextEntry = isSecure
      (input as? UISearchBar)?.isSecureTextEntry = isSecure
    }
    if let content = written.content { input.textContentType = content }
  }

  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "words": .words, "sentences": .sentences, "allCharacters": .allCharacters, "none": .none,
  ]

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}
