// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT
//
// What GTK 4's GtkListView does with the rows that `kit-bench tables` gives a table view whose cells size themselves: labels of
// one to three lines, each row as tall as its text, in a window of 390 by 844. Processor time of this thread, in microseconds:
// what the change itself takes, and what layout takes until the frame is ready to be painted. Painting is not counted on either
// side. kit-bench prints the fastest of its runs.

#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 390, HEIGHT = 844, MAX_RUNS = 31 };

static int made;          // rows made by the factory
static int painted;       // frames that were laid out
static double begun;      // when the frame began
static double in_layout;  // what frames took since `measure` asked

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void before_paint(GdkFrameClock *clock, gpointer data) { begun = now(); }

static void after_layout(GdkFrameClock *clock, gpointer data) {
  in_layout += now() - begun;
  begun = now();
  painted++;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
  made++;
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)),
                     gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item))));
}

static char *text_of(int row) {
  static const char *more[] = {"", " with a second line of words that goes on for a while",
                               " with words that go on and on, over a second line and over a third, until they end here at last"};
  return g_strdup_printf("Row %d%s", row, more[row % 3]);
}

static GtkWidget *window, *list;
static GtkStringList *model;
static GtkAdjustment *vertical;

/// Runs the main loop until another frame was laid out.
static void wait_for_frame(void) {
  int before = painted;
  for (int i = 0; i < 2000 && painted == before; i++) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(200);
  }
}

static void go_on(int step) { gtk_adjustment_set_value(vertical, gtk_adjustment_get_value(vertical) + HEIGHT); }
static void to_end(int step) {
  gtk_adjustment_set_value(vertical, step % 2 ? 0 : gtk_adjustment_get_upper(vertical));
}
static void insert_first(int step) {
  const char *added[] = {"A row that came later", NULL};
  gtk_string_list_splice(model, 0, 0, added);
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return difference < 0 ? -1 : difference > 0;
}

static void measure(const char *name, int rows, int runs, void (*change)(int)) {
  double times[MAX_RUNS];
  int made_before = made;
  for (int run = 0; run < runs; run++) {
    in_layout = 0;
    double start = now();
    change(run);
    times[run] = now() - start;
    wait_for_frame();
    times[run] += in_layout;
  }
  qsort(times, (size_t)runs, sizeof *times, ascending);
  printf("gtk %-16s rows %8d  fastest %9.1f us  median %10.1f us  rows made %d\n", name, rows, times[0], times[runs / 2],
         made - made_before);
}

int main(int argc, char **argv) {
  int rows = argc > 1 ? atoi(argv[1]) : 100000;
  gtk_init();
  const char **texts = g_new0(const char *, (gsize)rows + 1);
  for (int row = 0; row < rows; row++) texts[row] = text_of(row);
  model = gtk_string_list_new(texts);

  double start = now();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(g_object_ref(model)))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_widget_realize(window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
  g_signal_connect_after(clock, "layout", G_CALLBACK(after_layout), NULL);
  gtk_window_present(GTK_WINDOW(window));
  double made_in = now() - start;
  while (painted == 0) wait_for_frame();
  printf("gtk %-16s rows %8d  once   %10.1f us  rows made %d\n", "first frame", rows, made_in + in_layout, made);
  for (int i = 0; i < 5; i++) wait_for_frame();

  vertical = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(list));
  measure("screen farther", rows, MAX_RUNS, go_on);
  measure("to the end", rows, 7, to_end);
  gtk_adjustment_set_value(vertical, 0);
  wait_for_frame();
  measure("insert in front", rows, MAX_RUNS, insert_first);
  return 0;
}
