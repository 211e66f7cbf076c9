// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What each element says, against the same in code.
@MainActor @Suite struct NibElementTests {
  init() { Bench().take() }

  @Test func everyElementMakesItsClassAndDecodesIt() {
    for row in NibTable.rows {
      let objects = nib("<\(row.element) id=\"x\"/>").instantiate(withOwner: nil)
      let type = NibTable.frameworkClass(of: row.element) ?? row.type
      #expect(objects.count == 1 && Swift.type(of: objects[0]) == type, "\(row.element)")
      let object = objects.first as? NSObject
      let coder = object.flatMap { NibClasses.kitClass(of: Swift.type(of: $0)) }
      #expect(coder != nil)
      if let view = object as? UIView {
        // What a view has without the attribute, which shows that it was decoded at all.
        #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin], "\(row.element)")
      }
    }
  }

  @Test func buttonsHaveStatesFontsAndInsets() throws {
    let button: UIButton = try made(
      """
      <button opaque="NO" contentHorizontalAlignment="leading" contentVerticalAlignment="top" id="b">
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
        <state key="selected" title="Gone" image="star" catalog="system"/>
      </button>
      """)
    #expect(button.buttonType == .custom && button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(button.title(for: .normal) == "Go" && button.title(for: .selected) == "Gone")
    #expect(button.titleColor(for: .normal) == .systemRed && button.image(for: .selected) != nil)
    #expect(button.image(for: .normal) == nil)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.contentHorizontalAlignment == .leading && button.contentVerticalAlignment == .top)
    let system: UIButton = try made("<button buttonType=\"roundedRect\" id=\"b\"/>")
    #expect(system.buttonType == .system && system.titleLabel?.font.pointSize == 15)
  }

  @Test func buttonsHaveConfigurations() throws {
    let button: UIButton = try made(
      """
      <button buttonType="system" id="b">
        <state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now" image="cart" catalog="system"
          imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large" titleAlignment="center">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration>
      </button>
      """)
    let look = try #require(button.configuration)
    #expect(look.title == "Buy" && look.subtitle == "now" && look.image != nil && look.imagePlacement == .trailing)
    #expect(look.imagePadding == 6 && look.cornerStyle == .capsule && look.buttonSize == .large)
    #expect(look.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(look.baseBackgroundColor == .systemGreen && look.titleAlignment == .center)
  }

  @Test func buttonsHaveRolesAndMenus() throws {
    let button: UIButton = try made(
      """
      <button buttonType="system" role="destructive" showsMenuAsPrimaryAction="YES" id="b">
        <state key="normal" title="More"/>
        <menu key="menu" title="What" id="m"><menuElements>
          <command title="Open" image="star" catalog="system" id="c">
            <connections><action selector="open:" destination="-1" id="a"/></connections>
          </command>
          <menu title="Sort" id="n"><menuElements><command title="Name" state="on" id="d"/></menuElements></menu>
        </menuElements></menu>
      </button>
      """)
    #expect(button.role == .destructive && button.menu?.title == "What")
    let parts = button.menu?.children ?? []
    #expect(parts.map(\.title) == ["Open", "Sort"])
    #expect((parts.first as? UICommand)?.action == Selector("open:") && parts.first?.image != nil)
    #expect(((parts.last as? UIMenu)?.children.first as? UIAction)?.state == .on)
  }

  @Test func runtimeAttributesHaveSymbols() throws {
    let view: UIImageView = try made(
      """
      <imageView id="i"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="image" keyPath="image" value="star" catalog="system"/>
      </userDefinedRuntimeAttributes></imageView>
      """)
    #expect(view.image?.isSymbolImage == true)
  }

  @Test func listsAndPickersHaveWhatTheInspectorSets() throws {
    let view: UITextView = try made(
      """
      <textView editable="NO" findInteractionEnabled="YES" id="t">
        <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>
      </textView>
      """)
    #expect(view.dataDetectorTypes == [.link, .phoneNumber] && view.isFindInteractionEnabled)
    let picker: UIDatePicker = try made(
      "<datePicker id=\"d\"><locale key=\"locale\" localeIdentifier=\"de_DE\"/></datePicker>")
    #expect(picker.locale?.identifier == "de_DE")
    let table: UITableView = try made("<tableView separatorInsetReference=\"fromAutomaticInsets\" id=\"l\"/>")
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
  }

  @Test func stacksArrangeTheirSubviews() throws {
    let stack: UIStackView = try made(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="7" id="s">
        <subviews><label id="a"/><label id="b"/></subviews>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      """)
    #expect(stack.arrangedSubviews.count == 2 && stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center && stack.spacing == 7 && stack.isLayoutMarginsRelativeArrangement)
    let plain: UIStackView = try made("<stackView id=\"s\"/>")
    #expect(plain.axis == .horizontal && plain.spacing == 0 && !plain.isLayoutMarginsRelativeArrangement)
  }

  @Test func barsHaveAppearances() throws {
    func look(_ name: String) -> String {
      """
      <\(name)Appearance key="standardAppearance"><color key="backgroundColor" systemColor="systemRedColor"/>
      <color key="shadowColor" systemColor="systemBlueColor"/></\(name)Appearance>
      """
    }
    let tabs: UITabBar = try made("<tabBar id=\"t\">\(look("tabBar"))</tabBar>")
    #expect(tabs.standardAppearance.backgroundColor == .systemRed && tabs.standardAppearance.shadowColor == .systemBlue)
    #expect(tabs.scrollEdgeAppearance == nil)
    let tools: UIToolbar = try made("<toolbar id=\"t\">\(look("toolbar"))</toolbar>")
    #expect(tools.standardAppearance.backgroundColor == .systemRed)
    let bar: UINavigationBar = try made("<navigationBar id=\"n\">\(look("navigationBar"))</navigationBar>")
    #expect(bar.standardAppearance.backgroundColor == .systemRed)
  }

  @Test func whatConstraintsLeaveOpenIsWhereTheFileHasIt() throws {
    let view: UIView = try made(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <view ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="30" y="40" width="50" height="60"/></view></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading"
          constant="10" id="c"/></constraints></view>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 40, width: 50, height: 60))
  }

  @Test func windowsOfOldNibsAreWindows() throws {
    let window: UIWindow = try made(
      "<window id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/></window>")
    #expect(window.frame.height == 480)
  }

  @Test func groupedTablesHaveRoomForTheirTitles() throws {
    func table(_ style: String, _ height: Int) throws -> UITableView {
      try made(
        "<tableView style=\"\(style)\" sectionHeaderHeight=\"\(height)\" sectionFooterHeight=\"\(height)\" id=\"t\"/>")
    }
    #expect(try table("grouped", 18).sectionHeaderHeight == UITableView.automaticDimension)
    #expect(try table("insetGrouped", 10).sectionFooterHeight == UITableView.automaticDimension)
    #expect(try table("grouped", 40).sectionHeaderHeight == 40)
    #expect(try table("plain", 28).sectionHeaderHeight == 28)
  }

  @Test func textFieldsHaveTraits() throws {
    let field: UITextField = try made(
      """
      <textField opaque="NO" contentMode="scaleToFill" text="Ada" placeholder="Name" borderStyle="roundedRect"
        textAlignment="natural" clearButtonMode="whileEditing" minimumFontSize="17" id="f">
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
        <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="emailAddress" returnKeyType="done"
          secureTextEntry="YES" textContentType="username"/>
      </textField>
      """)
    #expect(field.text == "Ada" && field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.clearButtonMode == .whileEditing && field.font?.pointSize == 22 && field.minimumFontSize == 17)
    #expect(field.autocorrectionType == .no && field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.isSecureTextEntry && field.textContentType == .username)
    #expect(field.autocapitalizationType == .none)
    let plain: UITextField = try made("<textField id=\"f\"/>")
    #expect(plain.borderStyle == .none && plain.autocapitalizationType == .none && plain.textAlignment == .left)
  }

  @Test func textViewsScrollAndHaveText() throws {
    let view: UITextView = try made(
      """
      <textView clipsSubviews="YES" alwaysBounceVertical="YES" editable="NO" textAlignment="right" id="t">
        <string key="text">One
      Two</string>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      """)
    #expect(view.text == "One\nTwo" && !view.isEditable && view.alwaysBounceVertical && view.clipsToBounds)
    #expect(view.autocapitalizationType == .sentences && view.textAlignment == .right)
  }

  @Test func controlsHaveValues() throws {
    let toggle: UISwitch = try made(
      "<switch on=\"YES\" id=\"s\"><color key=\"onTintColor\" systemColor=\"systemPinkColor\"/></switch>")
    #expect(toggle.isOn && toggle.onTintColor == .systemPink)
    let slider: UISlider = try made("<slider value=\"30\" minValue=\"10\" maxValue=\"40\" id=\"s\"/>")
    #expect(slider.value == 30 && slider.minimumValue == 10 && slider.maximumValue == 40)
    let stepper: UIStepper = try made("<stepper value=\"4\" maximumValue=\"9\" stepValue=\"2\" id=\"s\"/>")
    #expect(stepper.value == 4 && stepper.maximumValue == 9 && stepper.stepValue == 2)
    let bar: UIProgressView = try made("<progressView progress=\"0.25\" id=\"s\"/>")
    #expect(bar.progress == 0.25)
    let pages: UIPageControl = try made("<pageControl numberOfPages=\"5\" currentPage=\"2\" id=\"s\"/>")
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
    let segments: UISegmentedControl = try made(
      """
      <segmentedControl selectedSegmentIndex="1" id="s"><segments>
        <segment title="One"/><segment title="Two" enabled="NO"/><segment title="Three" width="80"/>
      </segments></segmentedControl>
      """)
    #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 2) == "Three" && segments.widthForSegment(at: 2) == 80)
    #expect(!segments.isEnabledForSegment(at: 1))
    let spinner: UIActivityIndicatorView = try made(
      "<activityIndicatorView style=\"large\" animating=\"YES\" id=\"s\"/>")
    #expect(spinner.style == .large && spinner.isAnimating && !spinner.hidesWhenStopped)
    let picker: UIDatePicker = try made(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="s">
        <date key="date" timeIntervalSinceReferenceDate="1200"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="500"/>
      </datePicker>
      """)
    #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.date.timeIntervalSinceReferenceDate == 1200)
    #expect(picker.minimumDate?.timeIntervalSinceReferenceDate == 500)
  }

  @Test func effectsHoldTheirContent() throws {
    let view: UIVisualEffectView = try made(
      """
      <visualEffectView id="e">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews><label text="In" id="l"/></subviews>
        </view>
        <blurEffect style="systemThinMaterialDark"/>
      </visualEffectView>
      """)
    #expect((view.contentView.subviews.first as? UILabel)?.text == "In")
    #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterialDark)
  }

  @Test func attributedTextsHaveTheirFragments() throws {
    let label: UILabel = try made(
      """
      <label id="l" usesAttributedText="YES" textAlignment="center">
        <attributedString key="attributedText">
          <fragment content="Red ">
            <attributes>
              <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <font key="NSFont" size="20" metaFont="systemBold"/>
              <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" lineSpacing="4"/>
            </attributes>
          </fragment>
          <fragment content="line"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
        </attributedString>
      </label>
      """)
    let text = try #require(label.attributedText)
    #expect(text.string == "Red line")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20) && first[.foregroundColor] as? UIColor == .red)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(text.attributes(at: 5, effectiveRange: nil)[.underlineStyle] as? Int == 1)
  }

  @Test func accessibilityIsTold() throws {
    let view: UIView = try made(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" identifier="card" label="Card" hint="Opens">
        <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """)
    #expect(view.accessibilityIdentifier == "card" && view.accessibilityLabel == "Card" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .selected] && view.accessibilityHint == "Opens")
  }

  @Test func recognisersAreAtTheirViews() throws {
    let objects = nib(
      """
      <view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/>
        <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o2"/>
      </connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections>
        <action selector="tap:" destination="-1" id="a"/></connections></tapGestureRecognizer>
      <pongPressGestureRecognizer minimumPressDuration="0.25" id="p"/>
      """
    ).instantiate(withOwner: NibCard(frame: .zero))
    let view = try #require(objects[0] as? UIView)
    #expect(view.gestureRecognizers?.count == 2)
    #expect((view.gestureRecognizers?[0] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect((view.gestureRecognizers?[1] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.25)
  }

  @Test func barsHaveItems() throws {
    let bar: UIToolbar = try made(
      """
      <toolbar id="t"><items>
        <barButtonItem title="Left" style="plain" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/>
        <barButtonItem systemItem="done" id="c"/>
        <barButtonItem id="d"><button key="customView" id="e"/></barButtonItem>
      </items></toolbar>
      """)
    let items = try #require(bar.items)
    #expect(items.map(\.title) == ["Left", nil, nil, nil] && items[1].systemItem == .flexibleSpace)
    #expect(items[2].style == .prominent && items[3].customView is UIButton)
    let navigation: UINavigationBar = try made(
      """
      <navigationBar id="n"><items><navigationItem title="Top" id="i">
        <barButtonItem key="leftBarButtonItem" title="Back" id="l"/>
        <rightBarButtonItems><barButtonItem title="One" id="r"/><barButtonItem title="Two" id="q"/></rightBarButtonItems>
      </navigationItem></items></navigationBar>
      """)
    #expect(navigation.topItem?.title == "Top" && navigation.topItem?.leftBarButtonItem?.title == "Back")
    #expect(navigation.topItem?.rightBarButtonItems?.map(\.title) == ["One", "Two"])
    let tabs: UITabBar = try made(
      """
      <tabBar id="t"><items><tabBarItem title="A" tag="3" id="a"/><tabBarItem systemItem="search" id="b"/></items></tabBar>
      """)
    #expect(tabs.items?.map(\.tag) == [3, 0] && tabs.items?[1].systemItem == .search)
  }

  @Test func foreignViewsSayWhatTheyStandFor() throws {
    let view: UIView = try made("<sceneKitView id=\"w\"/>")
    #expect((view.subviews.first as? UILabel)?.text == "SCNView")
  }

  @Test func oldGuidesAreTheSafeAreas() throws {
    let view: UIView = try made(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="200"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
      <constraints>
        <constraint firstItem="w" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="5" id="c1"/>
        <constraint firstItem="bg" firstAttribute="top" secondItem="w" secondAttribute="bottom" constant="7" id="c2"/>
        <constraint firstItem="w" firstAttribute="width" constant="10" id="c3"/>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c4"/>
      </constraints></view>
      <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>
        <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides></viewController>
      """)
    let window = makeWindow(100, 200, holding: view)
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets
    #expect(view.subviews[0].frame == CGRect(x: 0, y: safe.top + 5, width: 10, height: 188 - safe.top - safe.bottom))
  }
}
